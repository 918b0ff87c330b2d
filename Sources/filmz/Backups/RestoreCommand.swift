import ArgumentParser
import FilmzDomain
import FilmzStore

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in the place of everything personal, also while Filmz serves.",
        discussion: """
            The backup is checked first; one that is damaged, made by a newer Filmz or not by Filmz at all is refused, and \
            nothing is changed. What was there before becomes a backup of its own. The password stays, and every device has \
            to sign in again; where there was nothing yet, the password of the backup holds.
            """)

    @Argument(help: "The backup.")
    var file: String

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let (report, damaged) = try await Store.restore(file, in: options.directory)
        let aside = report.setAside.map { options.directory + "/backups/\($0.id)" } ?? damaged
        let before = aside.map { " What was there before is \($0)." } ?? ""
        try options.report(
            "Restored \(Output.count(report.films, "film")) and \(Output.count(report.viewings, "viewing")).\(before)",
            Report(films: report.films, viewings: report.viewings, before: aside))
    }

    private struct Report: Encodable {
        let films: Int
        let viewings: Int
        /// Where what was there before is; nil when there was nothing.
        let before: String?
    }
}
