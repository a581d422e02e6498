# make today      set up what is missing, build, and read a day: BIRTH, PLACE (or LAT, LON, ZONE), DATE
# make test       set up what is missing, build, and run the tests
# make build      the command in release mode: .build/release/astrolabe
# make lint       check formatting and style
# make format     mend formatting
# make goldens    make the golden files again from swetest and compare
# make ephemeris  make the compiled table again from Swiss Ephemeris and compare
# make words      check words/en and pack it for the next build
# make classifier  train the classifier of calls for help: needs numpy; training/README.md
# make sieve      train the classifier of sentences that other writers write: needs numpy; training/README.md
# make intents    train the classifier of intents of questions: needs numpy; training/README.md
# make areas      train the classifier of areas of life: needs numpy; training/README.md
# make pictures   draw the pictures of the README again
# make bench      measure the engine beside plain libswe, hold it to its ratios: Benchmarks/README.md
# make serve      build the server and start it on this machine's port 8080: Backend/README.md
# make test-server  test the server, its wire cases included
# make bench-server  measure the server on loopback beside the engine's own reading
# make wheel      build the Python package with the C library in it: Bindings/README.md
# make install    install the command under PREFIX, /usr/local unless given; DESTDIR goes before it
# make uninstall  remove it from there
# make deb        build a Debian package of the command: .build/astrolabe_VERSION_ARCHITECTURE.deb
# make docs       build the library's documentation: .build/documentation/Astrolabe.doccarchive
# make fuzz       feed the readers random bytes: TARGET, SECONDS; Fuzzing/README.md
# make sanitize-address, make sanitize-thread   run the tests under a sanitizer
# make endurance  hours of mixed work in one process, watching memory and files: SECONDS
# make check      lint and test

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: classifier sieve intents areas today test build lint format goldens ephemeris pictures words bench docs check dependencies \
  wheel install uninstall deb serve test-server bench-server fuzz sanitize-address sanitize-thread endurance

# Without BIRTH, someone born in New York.
ifndef BIRTH
BIRTH := 1990-06-15T14:30
ifdef LAT
ZONE := America/New_York
else
PLACE := New York
endif
endif

today: build
	@.build/release/astrolabe today --birth '$(BIRTH)' $(if $(PLACE),--place '$(subst ','\'',$(PLACE))') \
	  $(if $(ZONE),--zone '$(ZONE)') \
	  $(if $(LAT),--lat '$(LAT)') $(if $(LON),--lon '$(LON)') $(if $(DATE),--date '$(DATE)')

# What the compiler says goes to standard error, so that the page is all there is on the output. With the
# Swift runtime in it the command starts two milliseconds sooner. Nobody links against it and no debugger
# reads it, so it goes without names, without the functions that nothing calls, without what C++ exceptions
# would be unwound by, which nothing in it throws, and without 53,000 addresses to be mended at each start.
# Generic types are made by their functions and not by their names: a name's first use looks through all
# 6,700 conformances of the program for each requirement, which was a fifth of the instructions of a reading.
ifeq ($(shell uname),Linux)
LINKING := -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xswiftc -use-ld=lld -Xlinker -s \
  -Xlinker --no-export-dynamic -Xlinker --no-pie -Xlinker -T -Xlinker '$(CURDIR)/Scripts/setup/command.ld'
endif

build: dependencies
	@swift build -c release --static-swift-stdlib $(LINKING) --product astrolabe >&2

test: dependencies
	swift test

dependencies:
	@Scripts/setup/install-dependencies.sh

lint:
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel

format:
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel

goldens:
	Scripts/make/make-goldens.sh
	Scripts/make/make-sun-signs.sh
	python3 Scripts/make/make-transit-lives.py
	git diff --exit-code -- 'Tests/*/Golden'

ephemeris: build
	.build/release/astrolabe compile --force --from 1850-01-01 --to 2150-12-31 \
	  --output ephemeris/compiled.table
	git diff --exit-code -- ephemeris

# For the next build: the program that packs keeps the old words.
words: build
	.build/release/astrolabe words pack words/en --output words/en.pack

classifier:
	python3 Scripts/make/train-classifier.py --check
	git diff --exit-code -- training Tests/AskingTests/Golden/features.tsv

sieve:
	python3 Scripts/make/train-sieve.py --check
	git diff --exit-code -- training/sieve.weights

# The program computes the features, so the weights of the last build must be there.
intents:
	python3 Scripts/make/train-intents.py --check
	git diff --exit-code -- training/intents.weights

areas:
	python3 Scripts/make/train-areas.py --check
	git diff --exit-code -- training/areas.weights

pictures: build
	Scripts/make/make-pictures.sh

bench: dependencies
	rm -rf Benchmarks/.build/results
	swift package --package-path Benchmarks --allow-writing-to-package-directory benchmark \
	  --format influx --path '$(CURDIR)/Benchmarks/.build/results' \
	  $$(test -t 2 || echo --no-progress)
	mkdir -p .build
	swift run --package-path Benchmarks -c release ratios Benchmarks/.build/results/*.influx.csv \
	  Benchmarks/Thresholds/ratios.json .build/bench-summary.json

# The data folder is astrolabe-data unless DATA names another; SETTINGS are as Backend/README.md has them.
serve:
	@Scripts/setup/install-dependencies.sh server
	@swift build --package-path Backend -c release --product astrolabe-server >&2
	@exec Backend/.build/release/astrolabe-server serve --data '$(or $(DATA),astrolabe-data)' $(SETTINGS)

test-server:
	@Scripts/setup/install-dependencies.sh server
	Scripts/check/test-server.sh

bench-server:
	@Scripts/setup/install-dependencies.sh server
	swift build --package-path Backend -c release
	Backend/bench/measure.py

wheel:
	Bindings/build-wheel.sh

PREFIX ?= /usr/local
prefix := $(DESTDIR)$(PREFIX)
program := .build/release/astrolabe

# The program lies beside its data, with a link on the path: it finds them by its own place.
install:
	@test -x $(program) || $(MAKE) build
	install -d '$(prefix)/bin' '$(prefix)/lib/astrolabe' '$(prefix)/share/man/man1' \
	  '$(prefix)/share/bash-completion/completions' '$(prefix)/share/zsh/site-functions' \
	  '$(prefix)/share/fish/vendor_completions.d'
	install -m 755 $(program) '$(prefix)/lib/astrolabe/astrolabe'
	cp -R .build/release/astrolabe_EphemerisFiles.resources .build/release/astrolabe_PlaceFiles.resources \
	  '$(prefix)/lib/astrolabe/'
	ln -sf ../lib/astrolabe/astrolabe '$(prefix)/bin/astrolabe'
	python3 Scripts/setup/make-man.py $(program) | gzip -9n > '$(prefix)/share/man/man1/astrolabe.1.gz'
	$(program) --generate-completion-script bash > '$(prefix)/share/bash-completion/completions/astrolabe'
	$(program) --generate-completion-script zsh > '$(prefix)/share/zsh/site-functions/_astrolabe'
	$(program) --generate-completion-script fish > '$(prefix)/share/fish/vendor_completions.d/astrolabe.fish'

uninstall:
	rm -rf '$(prefix)/lib/astrolabe'
	rm -f '$(prefix)/bin/astrolabe' '$(prefix)/share/man/man1/astrolabe.1.gz' \
	  '$(prefix)/share/bash-completion/completions/astrolabe' \
	  '$(prefix)/share/zsh/site-functions/_astrolabe' \
	  '$(prefix)/share/fish/vendor_completions.d/astrolabe.fish'

deb: build
	Scripts/setup/make-deb.sh

docs: dependencies
	Scripts/make/make-docs.sh

# Each target for a minute, unless one is named or given another time.
fuzz: dependencies
	Fuzzing/run.sh '$(TARGET)' '$(SECONDS)'

# XCTest itself leaks, so leaks aren't looked for; and the sanitizer reserves more addresses than the
# tests of scarcity allow.
sanitize-address: dependencies
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address \
	  --skip ScarcityTests

# Of the tests that start the program, those in which it has threads: the others would start it
# hundreds of times for nothing.
sanitize-thread: dependencies
	swift test --sanitize=thread --scratch-path .build/thread --skip AstrolabeCommandTests
	swift test --sanitize=thread --scratch-path .build/thread \
	  --filter AstrolabeCommandTests.BatchTests --filter AstrolabeCommandTests.InterruptionTests

# An hour, by default.
endurance: dependencies
	swift run --package-path Benchmarks -c release endurance $(or $(SECONDS),3600)

check: lint test
