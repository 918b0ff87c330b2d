import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzStore
import Foundation

/// What every command can be told.
struct StoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of data (default: $FILMZ_DATA_DIR, or filmz in the XDG data folder).", valueName: "folder"))
    var dataDir: String?

    @Flag(help: "Print JSON.")
    var json = false

    var directory: String {
        let environment = ProcessInfo.processInfo.environment
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let home = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
        return dataDir ?? value("FILMZ_DATA_DIR") ?? (value("XDG_DATA_HOME") ?? home + "/.local/share") + "/filmz"
    }

    /// The opened store, its catalogue loaded.
    func open() async throws -> Store {
        let store = try await Store.open(directory: directory)
        let loaded = try await StarterCatalogue.bundled().load(into: store.catalogue)
        for problem in loaded?.problems ?? [] {
            FileHandle.standardError.write(Data("filmz: skipped a film of the starter catalogue, \(problem)\n".utf8))
        }
        return store
    }

    /// What the opened store can be asked.
    func services() async throws -> Services {
        try await open().services
    }
}

/// A film as people name it on the command line.
struct FilmArgument: ParsableArguments {
    @Argument(help: "A film's ID, IMDb ID, or title.")
    var film: String

    /// - Throws: ``CommandError`` when no film or more than one can be meant
    func resolve(_ services: Services) async throws -> Film {
        if let id = Film.ID(film), let found = try await services.films.film(id) { return found }
        if let imdb = IMDbID(film) {
            guard let found = try await services.films.film(.imdb(imdb)) else { throw CommandError.nothingFound(film) }
            return found
        }
        guard let query = SearchQuery(film) else { throw CommandError.nothingFound(film) }
        let found = try await services.search.films(matching: query, page: PageRequest(size: 5)).items
        guard let first = found.first else { throw CommandError.nothingFound(film) }
        let exact = found.filter { SearchRank($0, for: query)?.group == 0 }
        if found.count == 1 || exact.count == 1 { return exact.first ?? first }
        throw CommandError.ambiguous(film, exact.isEmpty ? found : exact)
    }
}
