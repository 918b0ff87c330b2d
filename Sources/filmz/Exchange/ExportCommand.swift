public import ArgumentParser
public import FilmzDomain
import FilmzExchange
import FilmzText
import FilmzWeb
import Foundation

struct ExportCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: .help(ExportCommandText.abstract),
        discussion: .help(ExportCommandText.discussion))

    @Argument(
        help: .text(
            ExportCommandText.format, ["formats": ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")]))
    var format: ExportFormat

    @Argument(help: .text(ExportCommandText.file))
    var file: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let clock = Clock()
        let path = file ?? format.fileName(on: clock.today)
        let report = try await withServices { services, person in
            return try await Exporter(services: services, clock: clock, strings: options.strings)
                .write(format, to: path, version: VersionCommand.version, for: person)
        }
        if options.json {
            return try Output.json(Report(file: path, format: format, held: report.held, losses: report))
        }
        print(options.strings[ExportCommandText.written, ["file": path.printable]])
        print(options.strings.counts(report))
        if !report.isEmpty { print(options.strings.sentence(report)) }
    }

    private struct Report: Encodable {
        let file: String
        let format: ExportFormat
        /// The counts of the things that the file has, and of those that it does not have.
        let held: ExportLosses.Amounts
        let losses: ExportLosses
    }
}

extension ExportFormat: ExpressibleByArgument {}

extension ExportError {
    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .exists: strings[ExportCommandText.exists]
        case .unwritable(let reason): strings[ExportCommandText.unwritable, ["reason": strings.reason(reason)]]
        }
    }
}
