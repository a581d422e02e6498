#!/usr/bin/env bash
# Makes the certificates that transactions of the tests are signed with, by OpenSSL 3: a root, an intermediate and a leaf with
# the marks that Apple documents for the App Store's, and others that each have one thing wrong. The keys sign nothing but tests.
#
#   Backend/Tests/Forges/Chains/make-chains.sh
set -euo pipefail
cd "$(dirname "$0")"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
leaf_mark=1.2.840.113635.100.6.11.1
intermediate_mark=1.2.840.113635.100.6.2.1

key() { openssl ecparam -name "$2" -genkey -noout -out "$work/$1.key"; }

# certificate NAME KEY ISSUER ISSUER_KEY DAYS EXTENSIONS...
certificate() {
  local name=$1 own=$2 issuer=$3 by=$4 days=$5
  shift 5
  printf '%s\n' "$@" > "$work/extensions"
  openssl req -new -key "$work/$own.key" -subj "/O=Astrolabe tests/CN=${subject:-$name}" -out "$work/$name.csr"
  openssl x509 -req -in "$work/$name.csr" -CA "$work/$issuer.pem" -CAkey "$work/$by.key" -days "$days" -sha384 \
    -set_serial "0x$(openssl rand -hex 8)" -extfile "$work/extensions" -out "$work/$name.pem" 2> /dev/null
  openssl x509 -in "$work/$name.pem" -outform DER -out "$name.der"
}

root() {
  openssl req -x509 -new -key "$work/$1.key" -subj "/O=Astrolabe tests/CN=root" -days 36500 -sha384 \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign' -out "$work/$1.pem"
  openssl x509 -in "$work/$1.pem" -outform DER -out "$1.der"
}

ca=('basicConstraints=critical,CA:TRUE,pathlen:0' 'keyUsage=critical,keyCertSign,cRLSign')
end=('basicConstraints=critical,CA:FALSE' 'keyUsage=critical,digitalSignature')

for name in root stranger-root intermediate stranger; do key $name secp384r1; done
key leaf prime256v1
key leaf-p384 secp384r1
root root
root stranger-root
certificate intermediate intermediate root root 36500 "${ca[@]}" "$intermediate_mark=DER:0500"
certificate leaf leaf intermediate intermediate 36500 "${end[@]}" "$leaf_mark=DER:0500"

# Each with one thing wrong.
certificate leaf-unmarked leaf intermediate intermediate 36500 "${end[@]}"
certificate leaf-short leaf intermediate intermediate 10 "${end[@]}" "$leaf_mark=DER:0500"
certificate leaf-p384 leaf-p384 intermediate intermediate 36500 "${end[@]}" "$leaf_mark=DER:0500"
certificate leaf-of-root leaf root root 36500 "${end[@]}" "$leaf_mark=DER:0500"
certificate leaf-critical leaf intermediate intermediate 36500 "${end[@]}" "$leaf_mark=DER:0500" '1.2.3.4=critical,DER:0500'
subject=intermediate certificate intermediate-unmarked intermediate root root 36500 "${ca[@]}"
subject=intermediate certificate intermediate-no-ca intermediate root root 36500 \
  'basicConstraints=critical,CA:FALSE' "$intermediate_mark=DER:0500"
# Of the same names, signed by keys of somebody else.
subject=intermediate certificate intermediate-of-stranger stranger stranger-root stranger-root 36500 "${ca[@]}" "$intermediate_mark=DER:0500"
subject=leaf certificate leaf-of-stranger leaf intermediate-of-stranger stranger 36500 "${end[@]}" "$leaf_mark=DER:0500"

openssl pkcs8 -topk8 -nocrypt -in "$work/leaf.key" -out leaf.key.pem
openssl x509 -in root.der -inform DER -out root.pem
