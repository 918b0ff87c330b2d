import ArgumentParser
import Configuration
import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzStore
import FilmzText
import Foundation

/// The options of every command.
struct StoreOptions: ParsableArguments {
    @Option(help: .text(CommandText.dataFolder, valueName: "folder"))
    var dataDir: String?

    @Flag(help: .text(CommandText.json))
    var json = false

    /// The words of the command line.
    var strings: Strings { TerminalLanguage.strings }

    var directory: String {
        let environment = ProcessInfo.processInfo.environment
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.nonEmpty }
        }
        let home = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
        return ServiceAccount.folder(chosen: dataDir ?? value("FILMZ_DATA_DIR"))
            ?? (value("XDG_DATA_HOME") ?? home + "/.local/share") + "/filmz"
    }

    /// Opens the store without loading a catalogue, and closes it afterwards, so that everything written is in its
    /// file.
    /// - Parameter schedule: the schedule of backups, when the configuration sets it
    func withStore<Value>(
        schedule: BackupSchedule? = nil, body: (Store) async throws -> Value
    ) async throws -> Value {
        let store = try await Store.open(directory: directory, schedule: schedule)
        defer { store.close() }
        if let path = store.catalogueSetAside {
            Output.warn(strings[CommandText.catalogueSetAside, ["path": path]])
        }
        return try await body(store)
    }

    /// Loads the catalogue unless it is there already.
    /// - Parameter loaded: called with the number of films and the seconds it took, when the catalogue had to be loaded
    func load(into store: Store, loaded: (Int, Double) -> Void = { _, _ in }) async throws {
        let start = ContinuousClock.now
        do {
            guard let content = try await StarterCatalogue.bundled().load(into: store.catalogue) else { return }
            loaded(content.films.count, (ContinuousClock.now - start) / .seconds(1))
            for problem in content.problems {
                Output.warn(strings[CommandText.skippedFilm, ["problem": "\(problem)"]])
            }
        } catch let error as StoreError {
            // The data of persons does not need the catalogue.
            Output.warn(strings[CommandText.noFreshCatalogue, ["reason": error.sentence(strings)]])
        } catch let error as StorageError {
            Output.warn(strings[CommandText.noFreshCatalogue, ["reason": strings.sentence(for: error)]])
        }
    }

    /// Opens the services with the catalogue loaded and the enabled providers.
    /// - Parameters:
    ///   - only: the providers that may be asked; nil for all
    ///   - programmesFrom: hosts in the home network that may be asked for programmes
    func withProviders(
        only: Set<Provider>? = nil, programmesFrom: [String] = [], body: (Services) async throws -> Void
    ) async throws {
        try await withStore { store in
            try await load(into: store)
            try await withProviders(of: store, only: only, programmesFrom: programmesFrom) { providers in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { await providers.run() }
                    try await body(providers.added(to: store.services))
                    group.cancelAll()
                }
            }
        }
    }

    /// Opens the enabled providers for the services of a store, and ends their calls afterwards.
    func withProviders(
        of store: Store, only: Set<Provider>? = nil, programmesFrom: [String] = [],
        body: (RunningProviders) async throws -> Void
    ) async throws {
        let (configuration, cacheLimit) = try ProviderConfiguration.read(
            try await ConfigReader.filmz(folder: directory))
        let providers = try await RunningProviders.start(
            configuration, folder: directory, cacheLimit: cacheLimit, films: store.services.films,
            search: store.services.search, memory: store.providerMemory, shows: store.services.shows,
            theatres: store.services.theatres, offers: store.services.offerMemory, programmesFrom: programmesFrom,
            only: only
        ) { [strings] in Output.warn($0.sentence(strings)) }
        do {
            try await body(providers)
        } catch {
            await providers.shutdown()
            throw error
        }
        await providers.shutdown()
    }

    /// A film's heading for the reader: `Chihiros Reise ins Zauberland (2001)`.
    func heading(of film: Film, from services: some FilmServices) async throws -> String {
        try await FilmTitles.load(of: [film.id], in: strings.language.titles, from: services).titled(film).heading
    }

    /// Prints a sentence, or the values as JSON.
    func report(_ sentence: String, values: some Encodable) throws {
        if json { try Output.json(values) } else { print(sentence) }
    }

    /// Opens the services of the store with the catalogue loaded.
    func withServices<Value>(_ body: (Services) async throws -> Value) async throws -> Value {
        try await withStore { store in
            try await load(into: store)
            return try await body(store.services)
        }
    }

    /// The same, with the ID of the person whom the option names.
    func withServices<Value>(
        of who: PersonOption, _ body: (Services, Person.ID) async throws -> Value
    ) async throws -> Value {
        try await withServices { try await body($0, try await who.id($0)) }
    }

    /// Edits a person's data about a film, and prints what was done.
    /// - Parameter sentence: what was done, without a full stop, with the film's heading
    func apply(
        _ edit: MyFilmEdit, to film: Film, of person: Person.ID, from services: some MyFilmServices,
        saying sentence: (String) -> String
    ) async throws {
        let change = try await services.myFilms.apply(edit, to: film.id, of: person)
        let heading = try await heading(of: film, from: services)
        try await ChangeResult.load(change, film: film.id, from: services, for: person)
            .show(sentence(heading), options: self)
    }
}

/// The argument for a film, as people name it on the command line.
struct FilmArgument: ParsableArguments {
    @Argument(help: .text(CommandText.film))
    var film: String

    /// - Throws: ``CommandError`` when no film or more than one can be meant
    func resolve(_ services: some SearchServices, for person: Person.ID) async throws -> Film {
        try await Self.resolve(film, from: services, for: person)
    }

    /// The film that a text names.
    /// - Throws: ``CommandError`` when no film or more than one can be meant
    static func resolve(_ film: String, from services: some SearchServices, for person: Person.ID) async throws -> Film
    {
        if let imdb = IMDbID(film) {
            guard let found = try await services.films.film(.imdb(imdb), for: person) else {
                throw DomainError.noSuchFilm
            }
            return found
        }
        var byID: Film?
        if let id = Film.ID(film) { byID = try await services.films.film(id, for: person) }
        guard let query = SearchQuery(film) else { throw CommandError.nothingFound(film) }
        let found = try await services.search.films(
            matching: query, for: person, page: PageRequest(size: 50)
        ).films.items
        let titles = try await FilmTitles.load(
            of: found.map(\.id), in: TerminalLanguage.strings.language.titles, from: services)
        func fits(_ film: Film, _ fit: SearchQuery.TitleFit) -> Bool {
            query.fit(film) == fit || query.fit(titles.titled(film)) == fit
        }
        let exact = found.filter { fits($0, .whole) }
        // A number may be an ID or a title: the person has to say which.
        if let byID {
            let others = exact.filter { $0.id != byID.id }
            guard others.isEmpty else { throw CommandError.ambiguous(film, ([byID] + others).map(titles.titled)) }
            return byID
        }
        guard !found.isEmpty else { throw CommandError.nothingFound(film) }
        if exact.count == 1 { return exact[0] }
        // The only film of a person with this name is not certain to be meant.
        if let only = found.first, found.count == 1, fits(only, .beginning) { return only }
        throw CommandError.ambiguous(film, (exact.nonEmpty ?? found).prefix(5).map(titles.titled))
    }
}
