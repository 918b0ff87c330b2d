# Everything a person types; the work is done by the scripts.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run demo test check release-check lint texts format browser browser-all shots bench search-bench exchange-bench soak resets day fuzz package cost clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-14s %s\n' "$$name" "$$what"; done

run: ## build Filmz if needed and start it (ARGS="--port 8000" is passed on)
	@scripts/run $(ARGS)

demo: ## start it with simulated providers and data of its own, to see all of it without a key
	@scripts/demo $(ARGS)

test: ## build and run all tests, in Swift and in the browser (ARGS="ShelfTests test_shelves.py" runs only those)
	@scripts/test $(ARGS)

check: ## what must pass before a commit: lint, then test
	@scripts/check

release-check: ## make the packages and try what is given away; needs root, takes three quarters of an hour
	@scripts/release-check

lint: ## format, structure, texts, notices and documents only; takes seconds
	@scripts/lint

texts: ## write the keys of all texts, and bring the files of all languages up to date
	@scripts/setup test
	@.venv/bin/python scripts/texts

format: ## format all Swift code
	@scripts/format

browser: ## only the browser tests, against the debug build (ARGS="-k journey" is passed on)
	@scripts/browser $(ARGS)

browser-all: ## the browser tests with every screen in every combination of size, theme, language, device and direction
	@scripts/browser --all-combinations $(ARGS)

shots: ## pictures of every screen and state into shots/, and sheets into docs/screens/
	@scripts/shots $(ARGS)

bench: ## how quick it is, beside nginx (ARGS=--record writes docs/benchmarks.md)
	@scripts/bench $(ARGS)

search-bench: ## how quick title search is and what it finds, beside SQLite and tantivy (ARGS=--record writes it down)
	@scripts/search-bench $(ARGS)

exchange-bench: ## how quick taking files in and all away is, and how many films are found (ARGS=--record writes it down)
	@scripts/exchange-bench $(ARGS)

soak: ## thousands of searches and posters while providers fail: does anything grow or break?
	@scripts/soak $(ARGS)

resets: ## requests that are taken back at once, by the thousand: is memory bounded, and do others wait?
	@scripts/resets $(ARGS)

day: ## a day's requests in the memory of a small machine, over 700,000 films; needs root
	@scripts/day $(ARGS)

fuzz: ## the random tests, with a hundred rounds each (ARGS=500 makes more)
	@scripts/fuzz $(ARGS)

package: ## what Filmz is given away as, in packages/: for Debian, as an archive, with a bill of materials
	@scripts/package

cost: ## what building and checking cost, from clean clones (ARGS="check release test run change", or some of them)
	@scripts/cost $(ARGS)

clean: ## remove what was built; never your films
	@scripts/clean
