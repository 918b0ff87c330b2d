import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation

struct CatalogueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalogue", abstract: .help(CatalogueCommandText.abstract),
        subcommands: [Status.self, DownloadCommand.self, Import.self])

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: .help(CatalogueCommandText.status))

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let found = try await options.withServices { try await $0.catalogue() }
            guard let description = found else { throw CommandError.noCatalogue }
            if options.json { return try Output.json(description) }
            Output.table([options.strings[CatalogueCommandText.head], ""], in: options.strings) { strings in
                let origin: CatalogueCommandText = if description.origin == .imdb { .fromIMDb } else { .fromFilmz }
                let rows: [(CatalogueCommandText, String)] = [
                    (.madeFrom, strings[origin]), (.films, strings.number(description.filmCount)),
                    (.madeAt, description.madeAt.description), (.holds, description.contents),
                    (.edition, description.edition),
                ]
                return rows.filter { !$0.1.isEmpty }.map { [strings[$0.0], $0.1] }
            }
            if let attribution = description.attribution { print(attribution) }
        }
    }

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: .help(CatalogueCommandText.importDatasets),
            discussion: .help(CatalogueCommandText.importDiscussion))

        @Argument(help: .text(CatalogueCommandText.importFolder, valueName: "folder"))
        var folder: String?

        @Option(
            help: .text(
                CatalogueCommandText.kinds,
                ["kinds": DatasetOptions.Kind.allCases.map(\.rawValue).joined(separator: ", ")],
                valueName: "kind,…"))
        var kinds = DatasetOptions.Kind.allCases.filter(DatasetOptions().kinds.contains).map(\.rawValue)
            .joined(separator: ",")

        @Flag(help: .text(CatalogueCommandText.adult))
        var adult = false

        @Option(help: .text(CatalogueCommandText.leastVotes))
        var leastVotes = DatasetOptions().leastVotes

        @Option(help: .text(CatalogueCommandText.episodeVotes))
        var episodeVotes = DatasetOptions().episodeVotes

        @Option(help: .text(CatalogueCommandText.regions, valueName: "code,…"))
        var regions = DatasetOptions().regions.sorted().joined(separator: ",")

        @Option(help: .text(CatalogueCommandText.languages, valueName: "code,…"))
        var languages = DatasetOptions().languages.sorted().joined(separator: ",")

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let datasetOptions = try datasetOptions()
            let start = ContinuousClock.now
            let strings = options.strings
            let progress = ProgressLine(strings: strings)
            let place = folder ?? options.datasetFolder
            guard let lock = DatasetLock.acquire(place) else { throw DomainError.importElsewhere }
            defer { lock.release() }
            let job = DatasetImport(DatasetFolder(place), options: datasetOptions) {
                progress.show($0)
            }
            let outcome = try await options.withStore { store in
                try await TerminationSignals.ending(remark: strings[CatalogueCommandText.unchanged]) {
                    try await job.run(into: store.catalogue)
                }
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            if !outcome.problems.isEmpty {
                let example = outcome.problems.examples[0].sentence(strings)
                let values: KeyValuePairs = ["problems": outcome.problems.summary(strings), "example": example]
                Output.warn(strings[CatalogueCommandText.skippedRows, values])
            }
            let summary = strings.count(
                CatalogueCommandText.imported, outcome.filmCount, ["seconds": String(Int(seconds.rounded()))])
            try options.report(
                [summary, episodes(outcome, datasetOptions: datasetOptions)].compactMap(\.self).joined(separator: " "),
                values: Report(
                    films: outcome.filmCount, episodes: outcome.episodeCount ?? 0,
                    skippedRows: outcome.problems.total))
        }

        /// A sentence with the number of episodes, or why there are none; nil when no shows were wanted.
        private func episodes(_ outcome: DatasetImport.Outcome, datasetOptions: DatasetOptions) -> String? {
            if let count = outcome.episodeCount { return options.strings.count(CatalogueCommandText.episodes, count) }
            guard datasetOptions.takesShows else { return nil }
            return options.strings[CatalogueCommandText.noEpisodes, ["file": DatasetFile.episodes.fileName]]
        }

        private func datasetOptions() throws -> DatasetOptions {
            var result = DatasetOptions(includesAdult: adult, leastVotes: leastVotes, episodeVotes: episodeVotes)
            for votes in [leastVotes, episodeVotes] where votes < 0 {
                throw CommandError.invalid(CatalogueCommandText.noVotes, ["text": String(votes)])
            }
            result.kinds = Set(
                try Self.list(kinds).map { text in
                    guard let kind = DatasetOptions.Kind(rawValue: text) else {
                        throw CommandError.invalid(CatalogueCommandText.noKind, ["text": text.printable])
                    }
                    return kind
                })
            guard !result.kinds.isEmpty else {
                throw CommandError.invalid(CatalogueCommandText.nothingLeft)
            }
            result.regions = Set(Self.list(regions))
            result.languages = Set(Self.list(languages))
            return result
        }

        private static func list(_ text: String) -> [String] {
            text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }

        private struct Report: Encodable {
            let films: Int
            let episodes: Int
            let skippedRows: Int
        }
    }
}
