import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzExchange
import FilmzProviders
import FilmzStore
import FilmzText
import Foundation

@main
struct Filmz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filmz",
        abstract: .help(CommandText.abstract),
        discussion: .help(CommandText.discussion),
        subcommands: [
            ServeCommand.self, SearchCommand.self, FilmCommand.self, AddCommand.self, WatchlistCommand.self,
            SeenCommand.self, ShowCommand.self, NextCommand.self, ViewingCommand.self, RateCommand.self,
            FavouriteCommand.self, TagCommand.self,
            UntagCommand.self, TagsCommand.self, ReferralCommand.self,
            ListCommand.self, ImportCommand.self, ImportsCommand.self, ExportCommand.self,
            CinemaCommand.self, ShareCommand.self, CalendarCommand.self, AdvertisingCommand.self, ReceivedCommand.self,
            ChangesCommand.self,
            UndoCommand.self,
            CatalogueCommand.self, BackupCommand.self, RestoreCommand.self, DoctorCommand.self, HealthzCommand.self,
            SetupCommand.self, ConfigCommand.self,
            PasswordCommand.self,
            PersonCommand.self,
            WhereCommand.self, ServicesCommand.self, NewCommand.self, ProvidersCommand.self, VersionCommand.self,
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
            report(error, in: TerminalLanguage.strings)
        }
    }

    /// Prints one line that says what happened and what to do, and exits with a code for scripts.
    private static func report(_ error: any Error, in strings: Strings) -> Never {
        let (message, code): (String, Int32) =
            switch error {
            case let error as CommandError: (error.sentence(strings), error.exitCode)
            case let error as DomainError: (error.sentence(strings), error.exitCode)
            case let error as ProgrammeProblem: (strings.sentence(about: error), error == .unreachable ? 74 : 2)
            case let error as RecommendationProblem:
                (strings.message(for: error), error == .unreachable ? 74 : 2)
            case let error as ExchangeError: (error.sentence(strings), 2)
            case let error as ExportError: (error.sentence(strings), 74)
            case let error as AdvertisingProblem:
                (strings.message(for: error), error == .noSuchOffer ? 1 : 2)
            case let error as PersonError: (error.sentence(strings), error.exitCode)
            case let error as ProfileError: (error.sentence(strings), 2)
            case let error as AccountError: (error.sentence(strings), error.exitCode)
            case let error as StoreError: (error.sentence(strings), 74)
            case let error as StorageError: (strings.sentence(for: error), 74)
            case let error as BackupError: (error.sentence(strings), error.exitCode)
            case let error as DatasetError: (error.sentence(strings), 2)
            case let error as FileDownload.Failure: (error.sentence(strings), 74)
            case let error as RunningProviders.StartError: (error.sentence(strings), 74)
            case let error as KeyFile.Unavailable: (error.sentence(strings), 74)
            default:
                // ArgumentParser prints help, usage and the like. Anything else is our fault.
                if [.success, .validationFailure].contains(exitCode(for: error)) || error is ExitCode {
                    exit(withError: error)
                } else {
                    (strings[CommandErrorText.fault, ["reason": brief(error)]], 70)
                }
            }
        try? FileHandle.standardError.write(contentsOf: Data("filmz: \(message)\n".utf8))
        Foundation.exit(code)
    }

    /// The first line of an unexpected error's own description.
    private static func brief(_ error: any Error) -> String {
        String("\(error)".prefix { !$0.isNewline }.prefix(200))
    }
}
