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

    @Flag(help: .text(BackupCommandText.dryRun))
    var dryRun = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        guard !dryRun else { return try await forecast() }
        let (result, damagedFiles) = try await Store.restore(file, in: options.directory)
        let backupOfReplaced = result.setAside.map { options.directory + "/backups/\($0.id)" }
        let replaced = backupOfReplaced ?? damagedFiles
        let strings = options.strings
        let restoredSentence = strings.sentences(about: result.counts)
        let replacedSentence = replaced.map { strings[BackupCommandText.before, ["path": $0]] }
        try options.report(
            [restoredSentence, replacedSentence].compactMap(\.self).joined(separator: " "),
            values: Report(restored: result, before: replaced))
    }

    /// Says what each person has now and would have afterwards, and restores nothing.
    private func forecast() async throws {
        let forecasts = try await options.withStore { store in
            try await store.services.managed(by: .ofThisMachine).backups?.forecast(file) ?? []
        }
        if options.json { return try Output.json(forecasts) }
        let strings = options.strings
        Output.table([PersonCommandText.name, .forecast].map { strings[$0] }, in: strings) { _ in
            forecasts.map { [$0.name, strings.sentences(about: $0)] }
        }
    }

    private struct Report: Encodable {
        let restored: RestoreResult
        /// The path of the backup of the data that was there before, or of its files if they could not be read; nil when
        /// there was none.
        let before: String?

        private enum CodingKeys: CodingKey {
            case before
        }

        func encode(to encoder: any Encoder) throws {
            // `before` has the path of what was set aside.
            try RestoreResult(restored.counts, setAside: nil).encode(to: encoder)
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encodeIfPresent(before, forKey: .before)
        }
    }
}
