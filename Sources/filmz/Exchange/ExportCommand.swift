public import ArgumentParser
public import FilmzDomain
import FilmzExchange
import FilmzText
import Foundation

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: .help(ExportCommandText.abstract),
        discussion: .help(ExportCommandText.discussion))

    @Argument(
        help: .text(
            ExportCommandText.format, ["formats": ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")]))
    var format: ExportFormat

    @Argument(help: .text(ExportCommandText.file))
    var file: String?

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        let clock = Clock()
        let path = file ?? format.fileName(on: clock.today)
        try await options.withServices { services in
            let person = try await who.id(services)
            switch format {
            case .archive:
                try await ArchiveWriter.write(
                    to: path, version: VersionCommand.version, at: clock.now(), from: services, for: person)
            }
        }
        if options.json { return try Output.json(Report(file: path, format: format)) }
        print(options.strings[ExportCommandText.written, ["file": path.printable]])
    }

    private struct Report: Encodable {
        let file: String
        let format: ExportFormat
    }
}

extension ExportFormat: ExpressibleByArgument {}

extension ExportError {
    /// What happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .unwritable(nil): strings[ExportCommandText.exists]
        case .unwritable(let reason?): strings[ExportCommandText.unwritable, ["reason": reason]]
        }
    }
}
