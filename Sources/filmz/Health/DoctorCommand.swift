import ArgumentParser
import FilmzDomain
import FilmzStore
import Foundation

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Look whether your data is whole, and say what to do where it is not.",
        discussion: """
            Reads every file of the data folder and changes none; --repair makes anew what can be made of the rest, for \
            which Filmz must not be running. Exit codes: 0 all is well, 1 something is wrong.
            """)

    @Flag(help: "Make anew what can be made of the rest: indexes, lists, permissions.")
    var repair = false

    @Flag(help: "Ask the providers whether they take their keys.")
    var online = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let doctor = StoreDoctor(directory: options.directory)
        var findings = await doctor.examine()
        if repair, findings.contains(where: \.isRepairable) { findings = try await doctor.repair(findings) }
        var lines = findings.map { Line($0.severity, $0.sentence) }
        // Opening the folder is for those who can.
        if findings.contains(where: \.isPersonalSound) { lines += try await providerLines() }
        if options.json {
            try Output.json(lines)
        } else {
            for line in lines {
                print("\(line.verdict.padding(toLength: 5, withPad: " ", startingAt: 0)) \(line.text)")
            }
        }
        if lines.contains(where: { $0.verdict == Line.bad }) { throw ExitCode(1) }
    }

    private func providerLines() async throws -> [Line] {
        var lines: [Line] = []
        try await options.withProviders { services in
            for status in try await services.providers.statuses() where status.isAsked {
                let provider = status.provider
                let verdict = online ? try await services.providers.test(provider, permission: .granted) : nil
                switch verdict {
                case nil: lines.append(Line(.good, "\(provider.name) has what it needs to be asked."))
                case .accepted: lines.append(Line(.good, "\(provider.name) answers."))
                case .refused: lines.append(Line(.bad, CommandError.keyRefused(provider).description))
                case .untested(let failure): lines.append(Line(.bad, failure.sentence(provider)))
                }
            }
        }
        return lines
    }

    private struct Line: Encodable {
        static let bad = "bad"

        /// `good`, `note` or `bad`.
        let verdict: String
        let text: String

        init(_ severity: StoreFinding.Severity, _ text: String) {
            verdict =
                switch severity {
                case .good: "good"
                case .remark: "note"
                case .bad: Self.bad
                }
            self.text = text
        }
    }
}

extension StoreFinding {
    fileprivate var isPersonalSound: Bool { if case .personalSound = self { true } else { false } }
}
