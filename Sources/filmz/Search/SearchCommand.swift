import ArgumentParser
import FilmzDomain
import FilmzText

struct SearchCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: .help(SearchCommandText.abstract),
        discussion: .help(SearchCommandText.discussion))

    @Argument(help: .text(SearchCommandText.words))
    var words: [String]

    @Option(help: .text(CommandText.limit, ["most": String(PageRequest.sizes.upperBound)]))
    var limit = 20

    @Option(help: .text(CommandText.after))
    var after: String?

    @Option(
        help: .text(
            SearchCommandText.provider,
            ["providers": Provider.choices(TerminalLanguage.strings, isMeant: \.isSearched)],
            valueName: "provider"))
    var provider: [String] = []

    @OptionGroup var personal: PersonalOptions

    func validate() throws { try PageRequest.check(limit: limit) }

    func run() async throws {
        let text = words.joined(separator: " ")
        let address = FilmAddress(text)
        guard let query = address?.words ?? SearchQuery(text) else {
            throw CommandError.invalid(SearchCommandText.nothingToSearch)
        }
        if provider.isEmpty {
            return try await options.withServices { services in
                if case .film(let id) = address { return try await show(id, from: services) }
                try await show(query, from: services)
            }
        }
        let (only, isEach) = try providers()
        try await options.withProviders(only: only) { services in
            if isEach { try await warnOfSilent(only, from: services) }
            if case .film(let id) = address { return try await show(id, from: services, asking: true) }
            try await show(query, from: services, asking: true)
        }
    }

    /// Shows the film of a number or an address.
    private func show(_ id: ExternalID, from services: some PersonServices & SearchServices, asking: Bool = false)
        async throws
    {
        let person = try await who.id(services)
        let film = try await services.knownFilm(id, permission: asking ? .granted : nil, for: person)
        let results = SearchResults(films: Page(items: [film], total: 1))
        let entries = try await services.entries(results.films, for: person)
        if options.json { return try Output.json(SearchAnswer(results, entries: entries)) }
        try await FilmListing.show(entries.items, in: options.strings, from: services)
    }

    /// The providers to ask, and whether each one was named.
    private func providers() throws -> (Set<Provider>, isEach: Bool) {
        let others = provider.map { $0.lowercased() }.filter { $0 != "all" }
        let named = try others.map { text in
            guard let provider = Provider(rawValue: text), provider.isSearched else {
                throw CommandError.refused {
                    $0[
                        SearchCommandText.noProvider,
                        ["text": text.printable, "providers": Provider.choices($0, isMeant: \.isSearched)]]
                }
            }
            return provider
        }
        return if others.count == provider.count {
            (Set(named), true)
        } else {
            (Set(Provider.allCases.filter(\.isSearched)), false)
        }
    }

    /// Warns about named providers that are not asked. If none of them is, the command ends.
    private func warnOfSilent(_ named: Set<Provider>, from services: some ProviderServices) async throws {
        let enabledProviders = Set(try await services.providers.askedProviders())
        guard !named.isDisjoint(with: enabledProviders) else { return }
        for provider in Provider.allCases where named.contains(provider) && !enabledProviders.contains(provider) {
            Output.warn(CommandError.notAsked(provider).sentence(options.strings))
        }
    }

    private func show(_ query: SearchQuery, from services: some PersonServices & SearchServices, asking: Bool = false)
        async throws
    {
        let page = PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:)))
        let person = try await who.id(services)
        var answer = try await services.answer(to: query, page: page, for: person)
        let localIDs = Set(answer.items.map(\.film.id))
        let progress =
            if asking {
                try await searchProviders(query, for: person, beside: localIDs, from: services)
            } else {
                SearchProgress()
            }
        var others = progress.films.filter { !localIDs.contains($0.id) }
        others = Array(others.prefix(max(limit / 2, limit - answer.items.count)))
        if answer.items.count + others.count > limit {
            // Half of the limit is for films that only providers know.
            let page = PageRequest(size: limit - others.count, after: page.cursor)
            answer = try await services.answer(to: query, page: page, for: person)
        }
        if answer.total > 0 || !others.isEmpty { await services.recentQueries.note(query, of: person) }
        if options.json {
            if asking {
                try Output.json(JSONOutput(answer, found: others, providers: progress.providers))
            } else {
                try Output.json(answer)
            }
        } else {
            let strings = options.strings
            if !answer.filters.isEmpty {
                let names = answer.filters.map { strings.name(of: $0.filter) }
                Output.warn(strings[SearchCommandText.asked, ["conditions": strings.list(names)]])
            }
            if let ignored = answer.ignored {
                Output.warn(strings[SearchCommandText.ignored, ["words": ignored.printable]])
            }
            for missing in answer.missing {
                Output.warn(
                    missing == .services
                        ? strings[SearchCommandText.noServices] : strings[CinemaCommandText.noTheatres])
            }
            if let correction = answer.correction {
                Output.warn(strings[SearchCommandText.showing, ["found": correction, "query": query.text]])
            }
            if let suggestion = answer.suggestion {
                Output.warn(strings[SearchCommandText.suggestion, ["query": suggestion]])
            }
            let states = try await services.myFilms.states(of: others.map(\.id), for: person)
            try await FilmListing.show(
                answer.items.map(\.entry)
                    + others.map { FilmEntry(film: $0.film, state: states[$0.id] ?? MyFilmState()) }, in: strings,
                from: services)
            for provider in progress.providers { provider.report(strings) }
        }
        if answer.total == 0, others.isEmpty {
            if options.json { throw ExitCode(1) }
            throw CommandError.nothingFound(query.text)
        }
    }

    /// The results of the providers, once the search is at rest or there are as many as asked for.
    private func searchProviders(
        _ query: SearchQuery, for person: Person.ID, beside known: Set<Film.ID>, from services: some SearchServices
    ) async throws -> SearchProgress {
        var progress = try await services.providerSearch.progress(of: query, for: person, permission: .granted)
        guard !progress.providers.isEmpty else {
            throw CommandError.invalid(SearchCommandText.noneAsked)
        }
        while !progress.isAtRest, progress.films.count(where: { !known.contains($0.id) }) < limit {
            progress = try await services.providerSearch.progress(
                of: query, for: person, after: progress.revision, permission: .granted)
        }
        try await services.providerSearch.stop(query, for: person)
        return progress
    }

    /// A page of local results, with the films that only providers know and the providers' progress.
    private struct JSONOutput: Encodable {
        let answer: SearchAnswer
        let found: [ProviderHit]
        let providers: [ProviderProgress]

        private enum Member: String, CodingKey {
            case found, providers
        }

        init(_ answer: SearchAnswer, found: [ProviderHit], providers: [ProviderProgress]) {
            self.answer = answer
            self.found = found
            self.providers = providers
        }

        func encode(to encoder: any Encoder) throws {
            try answer.encode(to: encoder)
            var members = encoder.container(keyedBy: Member.self)
            try members.encode(found, forKey: .found)
            try members.encode(providers, forKey: .providers)
        }
    }
}

extension ProviderProgress {
    /// Prints a provider's failure on standard error.
    fileprivate func report(_ strings: Strings) {
        switch state {
        case .failed(let failure): Output.warn(failure.sentence(provider, in: strings))
        case .tooShort: Output.warn(strings[SearchCommandText.tooShort, ["provider": provider.name]])
        case .asking, .hasMore, .stopped, .done, .nothing: break
        }
    }
}
