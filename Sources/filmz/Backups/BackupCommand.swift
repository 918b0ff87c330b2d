import ArgumentParser
import FilmzDomain
import FilmzStore
import Foundation

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy everything personal into one file, also while Filmz serves.",
        discussion: """
            Without FILE the backup goes into the folder backups of the data folder, where the server puts one every day \
            by itself, and the oldest beyond --keep are removed; FILE may be another folder for the same. The backup is \
            checked before it gets its name.

            A copy on the same disk is no protection: take one elsewhere now and then. The keys of providers are in no \
            backup. The way back is: filmz restore FILE
            """)

    @Argument(help: "A file that is not there yet, or a folder.")
    var file: String?

    @Option(help: "How many backups to keep in a folder (default: what Settings say, 7 at first).")
    var keep: Int?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let fixed = try await BackupSchedule.configured(folder: options.directory)
        let path = try await options.withStore(schedule: fixed) { store in
            guard let file, !Self.isFolder(file) else {
                let schedule = try await store.services.backups?.schedule() ?? .standard
                let count = try BackupSchedule(schedule.interval, keep: keep ?? schedule.keep).keep
                return try store.writeBackup(into: file ?? options.directory + "/backups", keeping: count)
            }
            try store.writeBackup(to: file)
            return file
        }
        try options.report(
            """
            Everything personal is in \(path).
            A copy on the same disk is no protection: take it elsewhere too. The keys of providers are not in it.
            """, ["file": path])
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
