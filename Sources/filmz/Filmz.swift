import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzStore
import Foundation

@main
struct Filmz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filmz",
        abstract: "Find, keep and decide: your life with films, on a machine of your own.",
        discussion: """
            A FILM is the ID that search prints, an IMDb ID such as tt0133093, or a title that leaves no doubt.

            Exit codes: 0 done, 1 nothing found, 2 input that cannot be taken, 64 wrong usage, \
            74 the data folder or the network cannot be used, 130 or 143 stopped by a signal, 70 anything else.
            """,
        subcommands: [
            ServeCommand.self, SearchCommand.self, FilmCommand.self, AddCommand.self, WatchlistCommand.self,
            SeenCommand.self, RateCommand.self, ListCommand.self, UndoCommand.self, CatalogueCommand.self,
            BackupCommand.self, RestoreCommand.self, DoctorCommand.self, PasswordCommand.self, ProvidersCommand.self,
            SimulateProvidersCommand.self, VersionCommand.self,
        ])

    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            report(error)
        }
    }

    /// One line that says what happened and what to do, and the exit code for scripts.
    private static func report(_ error: any Error) -> Never {
        let (message, code): (String, Int32) =
            switch error {
            case let error as CommandError: (error.description, error.exitCode)
            case let error as DomainError: (error.sentence, error.exitCode)
            case let error as AccountError: (error.sentence, error.exitCode)
            case let error as StoreError: (error.description, 74)
            case let error as StorageError: (error.description, 74)
            case let error as BackupError: (error.sentence, error.exitCode)
            case let error as DatasetError: (error.description, 2)
            case let error as FileDownload.Failure: (error.description, 74)
            case let error as ProviderServices.StartError: (error.description, 74)
            case let error as KeyFile.Unavailable: (error.description, 74)
            default:
                // Help, usage and the like are ArgumentParser's to print; anything else is a fault of ours.
                if [.success, .validationFailure].contains(exitCode(for: error)) || error is ExitCode {
                    exit(withError: error)
                } else {
                    ("Something went wrong; nothing half-done was saved, please try again. (\(brief(error)))", 70)
                }
            }
        try? FileHandle.standardError.write(contentsOf: Data("filmz: \(message)\n".utf8))
        Foundation.exit(code)
    }

    /// The first line of what an unexpected error says of itself.
    private static func brief(_ error: any Error) -> String {
        String("\(error)".prefix { !$0.isNewline }.prefix(200))
    }
}
