import ArgumentParser
import FilmzDomain
import Foundation

struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers", abstract: "Say which providers Filmz asks, with which keys, and see how they do.",
        discussion: """
            OMDb and TMDb give a key to everybody who asks, AMC to some; iTunes needs none. Filmz works without any: \
            they only add posters, plots, scores, trailers and prices. A key stays on this machine, in a file of its own \
            beside the databases, and is sent to nobody but its provider.

            Keys may also be named by the environment (FILMZ_OMDB_KEY, FILMZ_TMDB_KEY, FILMZ_AMC_KEY) or by config.json \
            in the data folder; such a key cannot be changed here.
            """,
        subcommands: [Status.self, Key.self, Test.self, On.self, Off.self])

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: "Print which are asked, today's calls, and what went wrong last.")

        @OptionGroup var options: StoreOptions

        func run() async throws {
            try await options.withProviders { services in
                let statuses = try await services.providers.statuses()
                if options.json { return try Output.json(statuses) }
                Output.table(
                    ["PROVIDER", "ASKED", "KEY", "CALLS TODAY", "LAST ANSWER", "TROUBLE"],
                    statuses.map { status in
                        [
                            status.provider.name, status.isAsked ? "yes" : "no", status.key.word, status.calls,
                            status.lastAnsweredAt?.description ?? "", status.failure?.words ?? "",
                        ]
                    })
            }
        }
    }

    struct Key: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "key", abstract: "Test a key and keep it.",
            discussion: "On a terminal the key is asked for and not shown. From a pipe it is read as one line.")

        @OptionGroup var provider: ProviderArgument
        @Flag(help: "Forget the key.")
        var remove = false
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let provider = try provider.resolve()
            try await options.withProviders { services in
                if remove {
                    try await services.providers.removeKey(for: provider)
                    return try options.report("Forgot the key for \(provider.name).", ["verdict": "removed"])
                }
                let isTerminal = isatty(STDIN_FILENO) == 1
                let key = isTerminal ? HiddenInput.line(prompt: "Key for \(provider.name): ") : HiddenInput.line()
                let verdict = try await services.providers.setKey(key ?? "", for: provider, permission: .granted)
                try verdict.report(provider, keeping: true, options)
            }
        }
    }

    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "test", abstract: "Ask a provider once, to see whether it takes the key.")

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let provider = try provider.resolve()
            try await options.withProviders { services in
                guard let verdict = try await services.providers.test(provider, permission: .granted) else {
                    throw CommandError.notAsked(provider)
                }
                try verdict.report(provider, keeping: false, options)
            }
        }
    }

    struct On: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "on", abstract: "Ask a provider from now on.")

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws { try await provider.turn(true, options) }
    }

    struct Off: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "off", abstract: "Ask a provider no more; its key is kept.")

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws { try await provider.turn(false, options) }
    }
}

/// A provider as people name it on the command line.
struct ProviderArgument: ParsableArguments {
    @Argument(help: "One of \(Provider.choices).")
    var provider: String

    func resolve() throws -> Provider {
        guard let found = Provider(rawValue: provider.lowercased()) else {
            throw CommandError.invalid("\(provider.printable) is no provider; give one of \(Provider.choices).")
        }
        return found
    }

    func turn(_ isOn: Bool, _ options: StoreOptions) async throws {
        let provider = try resolve()
        try await options.withProviders { services in
            try await services.providers.setEnabled(isOn, for: provider)
            let status = try await services.providers.statuses().first { $0.provider == provider }
            let sentence =
                if !isOn {
                    "Filmz asks \(provider.name) no more."
                } else if status?.isAsked == true {
                    "Filmz asks \(provider.name) from now on."
                } else {
                    "\(provider.name) is on, but needs a key: filmz providers key \(provider.rawValue)"
                }
            try options.report(sentence, ["isEnabled": isOn])
        }
    }
}

extension Provider {
    /// `omdb, tmdb, itunes or amc`.
    static var choices: String {
        let names = allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

extension KeyVerdict {
    /// Says what came of the test.
    /// - Parameter keeping: whether the key was to be kept
    /// - Throws: ``CommandError/keyRefused(_:)``
    fileprivate func report(_ provider: Provider, keeping: Bool, _ options: StoreOptions) throws {
        switch self {
        case .accepted:
            try options.report(
                "\(provider.name) takes the key\(keeping ? "; it is kept" : "").", ["verdict": "accepted"])
        case .refused:
            throw CommandError.keyRefused(provider)
        case .untested(let failure):
            try options.report(
                "The key could not be tested\(keeping ? " and is kept" : ""): \(failure.sentence(provider))",
                ["verdict": "untested"])
        }
    }
}

extension ProviderStatus {
    /// `12 of 1000`.
    fileprivate var calls: String {
        dailyLimit.map { "\(callsToday) of \($0)" } ?? String(callsToday)
    }
}

extension ProviderStatus.Key {
    fileprivate var word: String {
        switch self {
        case .notNeeded: "not needed"
        case .missing: "missing"
        case .kept: "set"
        case .configured: "configured"
        }
    }
}

extension ProviderFailure {
    /// What went wrong, short enough for a table.
    var words: String {
        let words =
            switch kind {
            case .unreachable: "cannot be reached"
            case .timedOut: "takes too long"
            case .unavailable: "is out of order"
            case .unreadable: "answers nonsense"
            case .wrongKey: "does not take the key"
            case .quotaUsedUp: "has no calls left today"
            case .paused: "asked for a pause"
            case .rejected: "does not take the question"
            }
        return until.map { "\(words), until \($0)" } ?? words
    }

    /// What happened and what to do.
    func sentence(_ provider: Provider) -> String {
        let advice =
            switch kind {
            case .unreachable: "check the network and try again."
            case .wrongKey: "set another with: filmz providers key \(provider.rawValue)"
            case .quotaUsedUp: "what is known already is shown."
            case .rejected: "try other words."
            case .timedOut, .unavailable, .unreadable, .paused: "try again later."
            }
        return "\(provider.name) \(words); \(advice)"
    }
}
