import ArgumentParser
import Configuration
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: .help(BackupCommandText.backup),
        discussion: .help(BackupCommandText.backupDiscussion))

    @Argument(help: .text(BackupCommandText.file))
    var file: String?

    @Option(help: .text(BackupCommandText.keep))
    var keep: Int?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let fixed = try BackupSchedule.read(try await ConfigReader.filmz(folder: options.directory))
        let path = try await options.withStore(schedule: fixed) { store in
            guard let file, !Self.isFolder(file) else {
                let schedule = try await store.services.managed(by: .ofThisMachine).backups?.schedule() ?? .standard
                return try store.writeBackup(
                    into: file ?? options.directory + "/backups",
                    by: BackupSchedule(schedule.interval, keep: keep ?? schedule.keep))
            }
            try store.writeBackup(to: file)
            return file
        }
        try options.report(options.strings[BackupCommandText.made, ["path": path]], values: ["file": path])
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
