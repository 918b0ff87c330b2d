import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzStore
import Foundation

struct CatalogueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalogue", abstract: "See which films Filmz knows by itself, or give it all that IMDb lists.",
        subcommands: [Status.self, DownloadCommand.self, Import.self])

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: "Print what the catalogue is made of, when it was made, and its films.")

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let found = try await options.withServices { try await $0.catalogue() }
            guard let description = found else { throw CommandError.noCatalogue }
            if options.json { return try Output.json(description) }
            let origin = description.origin == .imdb ? "IMDb’s datasets" : "the films that come with Filmz"
            let rows = [
                ["made from", origin], ["films", Output.number(description.filmCount)],
                ["made at", description.madeAt.description], ["holds", description.contents],
                ["edition", description.edition],
            ]
            Output.table(["CATALOGUE", ""], rows.filter { !$0[1].isEmpty })
            if let attribution = description.attribution { print(attribution) }
        }
    }

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Make the catalogue of IMDb's datasets.",
            discussion: """
                IMDb gives its datasets to everybody for personal and non-commercial use; read the conditions at \
                https://developer.imdb.com/non-commercial-datasets/ and decide. The files are at \
                https://datasets.imdbws.com/, and filmz catalogue download fetches them; leave them packed. title.basics.tsv.gz and title.ratings.tsv.gz are \
                needed; title.akas, title.crew, title.principals and name.basics add other titles and people.

                The present catalogue stays in use until the new one is whole, also while Filmz serves. What you keep \
                of films stays whatever the catalogue says. This can be interrupted at any time and begun again.
                """)

        @Argument(
            help: ArgumentHelp(
                "The folder of the files (default: where filmz catalogue download puts them).", valueName: "folder"))
        var folder: String?

        @Option(
            help: ArgumentHelp(
                "What to take: \(DatasetOptions.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
                valueName: "kind,…"))
        var kinds = DatasetOptions.Kind.allCases.filter(DatasetOptions().kinds.contains).map(\.rawValue)
            .joined(separator: ",")

        @Flag(help: "Take titles for adults too.")
        var adult = false

        @Option(help: "Leave out what fewer users of IMDb have rated.")
        var leastVotes = DatasetOptions().leastVotes

        @Option(
            help: ArgumentHelp("Take the titles used in these regions, as IMDb codes them.", valueName: "code,…"))
        var regions = DatasetOptions().regions.sorted().joined(separator: ",")

        @Option(help: ArgumentHelp("Take the titles in these languages too.", valueName: "code,…"))
        var languages = DatasetOptions().languages.sorted().joined(separator: ",")

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let wanted = try datasetOptions()
            let start = ContinuousClock.now
            let progress = ProgressLine()
            let job = DatasetImport(DatasetFolder(folder ?? options.datasetFolder), options: wanted) {
                progress.show($0)
            }
            let outcome = try await options.withStore { store in
                try await Interruption.cancelling(remark: "Nothing was changed.") {
                    try await job.run(into: store.catalogue)
                }
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            if !outcome.problems.isEmpty {
                Output.warn("skipped rows: \(outcome.problems); such as \(outcome.problems.examples[0])")
            }
            let summary =
                "The catalogue now has \(Output.number(outcome.filmCount)) films, after \(Int(seconds.rounded())) s."
            try options.report(summary, Report(films: outcome.filmCount, skippedRows: outcome.problems.total))
        }

        private func datasetOptions() throws -> DatasetOptions {
            var result = DatasetOptions(includesAdult: adult, leastVotes: leastVotes)
            guard leastVotes >= 0 else {
                throw CommandError.invalid("\(leastVotes) is no number of votes; give 0 or more.")
            }
            result.kinds = Set(
                try Self.list(kinds).map { text in
                    guard let kind = DatasetOptions.Kind(rawValue: text) else {
                        throw CommandError.invalid(
                            "\(text.printable) is nothing IMDb lists; see: filmz help catalogue import")
                    }
                    return kind
                })
            guard !result.kinds.isEmpty else { throw CommandError.invalid("Nothing would be left; name a kind.") }
            result.regions = Set(Self.list(regions))
            result.languages = Set(Self.list(languages))
            return result
        }

        private static func list(_ text: String) -> [String] {
            text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }

        private struct Report: Encodable {
            let films: Int
            let skippedRows: Int
        }
    }
}
