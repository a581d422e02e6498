# The command astrolabe alone, on Debian: for pipelines that need charts and not a server.
#
#   podman build --file Backend/deploy/Containerfile.command --tag astrolabe-command .   # from the repository's folder
#   podman run --rm --read-only astrolabe-command chart --birth 1990-06-15T14:30 --place "Ulm, Germany"
#   podman run --rm --interactive astrolabe-command today --births - --date 2025-01-06 < people.ndjson
#
# Runs as a user without rights, writes nothing but its output, and needs no network. People by name are kept in
# /people; keep them with --volume people:/people.
ARG SWIFT_IMAGE=docker.io/library/swift:6.2-bookworm
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends libswe-dev pkg-config tzdata
WORKDIR /source
COPY . .
RUN swift build --configuration release --static-swift-stdlib --product astrolabe \
  && mkdir --parents /out/lib/astrolabe \
  && cp .build/release/astrolabe /out/lib/astrolabe/ \
  && cp --recursive .build/release/astrolabe_EphemerisFiles.resources \
    .build/release/astrolabe_PlaceFiles.resources /out/lib/astrolabe/

FROM ${BASE_IMAGE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libswe2.0 tzdata \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /people --shell /usr/sbin/nologin astrolabe \
  && install --directory --owner astrolabe --group astrolabe --mode 0700 /people
COPY --from=build /out/lib/astrolabe /usr/local/lib/astrolabe
RUN ln --symbolic /usr/local/lib/astrolabe/astrolabe /usr/local/bin/astrolabe
USER 10001
ENV XDG_CONFIG_HOME=/people
VOLUME /people
ENTRYPOINT ["astrolabe"]
CMD ["--help"]
