import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzStore
import FilmzText
import FilmzWeb
import Foundation

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: .help(DoctorText.abstract),
        discussion: .help(DoctorText.discussion))

    @Flag(help: .text(DoctorText.repair))
    var repair = false

    @Flag(help: .text(DoctorText.online))
    var online = false

    @OptionGroup var options: StoreOptions

    /// The words of the report. JSON is for programs, so it is in English.
    private var strings: Strings { if options.json { .english } else { options.strings } }

    func run() async throws {
        let doctor = StoreDoctor(directory: options.directory)
        var findings = await doctor.examine()
        if repair, findings.contains(where: \.isRepairable) { findings = try await doctor.repair(findings) }
        var lines = findings.map { Line($0.severity, text: $0.sentence(strings)) }
        // The folder is opened only if its personal database is whole.
        if let path = KeyFile.damaged(in: options.directory) {
            // Opening the folder gives such a file another name.
            lines.append(Line(.bad, text: strings[DoctorText.keysDamaged, ["path": path]]))
        } else if findings.contains(where: \.isPersonalSound) {
            lines += try await providerLines()
        }
        if !CardRenderer.canPaint { lines.append(Line(.remark, text: strings[DoctorText.noPreviews])) }
        if online { lines += try await serverLines() }
        if options.json {
            try Output.json(lines)
        } else {
            let words = Line.words(strings)
            let width = (words.values.map(\.count).max() ?? 0) + 2
            for line in lines { print((words[line.verdict] ?? "").padded(to: width) + line.text) }
        }
        if lines.contains(where: { $0.verdict == Line.bad }) { throw ExitCode(1) }
    }

    /// The server's answers at the address on which it listens, and at the one that others use.
    private func serverLines() async throws -> [Line] {
        let server = try await ServerOptions.configured(folder: options.directory)
        var lines: [Line] = []
        for place in [server.ownPlace, server.publicPlace].compactMap(\.self) {
            let answer = await HealthProbe().ask(place)
            let verdict: StoreFinding.Severity =
                if answer == .ready {
                    .good
                } else if answer == .nobody {
                    .remark
                } else {
                    .bad
                }
            lines.append(Line(verdict, text: answer.sentence(place.description, in: strings)))
        }
        return lines
    }

    private func providerLines() async throws -> [Line] {
        var lines: [Line] = []
        try await options.withProviders { services in
            let providers = services.managed(by: .ofThisMachine).providers
            for status in try await providers.statuses() where status.isAsked {
                let provider = status.provider
                let verdict: KeyVerdict? =
                    if online {
                        try await providers.test(provider, permission: .granted)
                    } else {
                        nil
                    }
                switch verdict {
                case nil:
                    lines.append(Line(.good, text: strings[DoctorText.providerReady, ["provider": provider.name]]))
                case .accepted:
                    lines.append(Line(.good, text: strings[DoctorText.providerAnswers, ["provider": provider.name]]))
                case .refused: lines.append(Line(.bad, text: CommandError.keyRefused(provider).sentence(strings)))
                case .untested(let failure): lines.append(Line(.bad, text: failure.sentence(provider, in: strings)))
                }
            }
        }
        return lines
    }

    private struct Line: Encodable {
        static let good = "good"
        static let note = "note"
        static let bad = "bad"

        /// The verdict: `good`, `note` or `bad`.
        let verdict: String
        let text: String

        init(_ severity: StoreFinding.Severity, text: String) {
            verdict =
                switch severity {
                case .good: Self.good
                case .remark: Self.note
                case .bad: Self.bad
                }
            self.text = text
        }

        /// The words for each verdict.
        static func words(_ strings: Strings) -> [String: String] {
            [good: strings[DoctorText.good], note: strings[DoctorText.note], bad: strings[DoctorText.bad]]
        }
    }
}

extension StoreFinding {
    fileprivate var isPersonalSound: Bool { if case .personalSound = self { true } else { false } }
}
