import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: .help(BackupCommandText.restore),
        discussion: .help(BackupCommandText.restoreDiscussion))

    @Argument(help: .text(BackupCommandText.restoreFile))
    var file: String

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let (report, unopened) = try await Store.restore(file, in: options.directory)
        let aside = report.setAside.map { options.directory + "/backups/\($0.id)" } ?? unopened
        let strings = options.strings
        let restored = strings.sentences(about: report.counts)
        let before = aside.map { strings[BackupCommandText.before, ["path": $0]] }
        try options.report(
            [restored, before].compactMap(\.self).joined(separator: " "),
            values: Report(restored: report, before: aside))
    }

    private struct Report: Encodable {
        let restored: RestoreResult
        /// The backup of the data that was there before; nil when there was none.
        let before: String?

        private enum CodingKeys: CodingKey {
            case before
        }

        func encode(to encoder: any Encoder) throws {
            try RestoreResult(restored.counts, setAside: nil).encode(to: encoder)
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encodeIfPresent(before, forKey: .before)
        }
    }
}
