import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation

struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers", abstract: .help(ProvidersCommandText.abstract),
        discussion: .help(ProvidersCommandText.discussion),
        subcommands: [Status.self, Key.self, Test.self, On.self, Off.self])

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: .help(ProvidersCommandText.status))

        @OptionGroup var options: StoreOptions

        func run() async throws {
            try await options.withProviders { services in
                let providers = services.managed(by: .ofThisMachine).providers
                let statuses = try await providers.statuses()
                if options.json { return try Output.json(statuses) }
                let heads: [ProvidersCommandText] = [.provider, .asked, .key, .calls, .lastAnswer, .trouble]
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                    statuses.map { status in
                        [
                            status.provider.name, strings[status.isAsked ? ProvidersCommandText.yes : .no],
                            strings[status.key.word], status.calls(strings),
                            status.lastAnsweredAt?.description ?? "", status.failure?.words(strings) ?? "",
                        ]
                    }
                }
            }
        }
    }

    struct Key: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "key", abstract: .help(ProvidersCommandText.setKey),
            discussion: .help(ProvidersCommandText.setKeyDiscussion))

        @OptionGroup var provider: ProviderArgument
        @Flag(help: .text(ProvidersCommandText.forget))
        var remove = false
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let provider = try provider.resolve()
            let strings = options.strings
            let name: KeyValuePairs = ["provider": provider.name]
            try await options.withProviders { services in
                let providers = services.managed(by: .ofThisMachine).providers
                if remove {
                    try await providers.removeKey(for: provider)
                    return try options.report(
                        strings[ProvidersCommandText.forgot, name], values: ["verdict": "removed"])
                }
                let isTerminal = isatty(STDIN_FILENO) == 1
                let prompt = strings[ProvidersCommandText.keyPrompt, name] + " "
                let key = if isTerminal { HiddenInput.line(prompt: prompt) } else { HiddenInput.line() }
                let verdict = try await providers.setKey(key ?? "", for: provider, permission: .granted)
                try verdict.report(provider, keeping: true, options: options)
            }
        }
    }

    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "test", abstract: .help(ProvidersCommandText.test))

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let provider = try provider.resolve()
            try await options.withProviders { services in
                let providers = services.managed(by: .ofThisMachine).providers
                guard let verdict = try await providers.test(provider, permission: .granted) else {
                    throw CommandError.notAsked(provider)
                }
                try verdict.report(provider, keeping: false, options: options)
            }
        }
    }

    struct On: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "on", abstract: .help(ProvidersCommandText.on))

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws { try await provider.turn(true, options: options) }
    }

    struct Off: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "off", abstract: .help(ProvidersCommandText.off))

        @OptionGroup var provider: ProviderArgument
        @OptionGroup var options: StoreOptions

        func run() async throws { try await provider.turn(false, options: options) }
    }
}

/// The argument for a provider, as people name it on the command line.
struct ProviderArgument: ParsableArguments {
    @Argument(help: .text(ProvidersCommandText.oneOf, ["providers": Provider.choices(TerminalLanguage.strings)]))
    var provider: String

    func resolve() throws -> Provider {
        guard let found = Provider(rawValue: provider.lowercased()) else {
            throw CommandError.refused { [provider] in
                $0[CommandErrorText.noProvider, ["text": provider.printable, "providers": Provider.choices($0)]]
            }
        }
        return found
    }

    func turn(_ isOn: Bool, options: StoreOptions) async throws {
        let provider = try resolve()
        try await options.withProviders { services in
            let providers = services.managed(by: .ofThisMachine).providers
            try await providers.setEnabled(isOn, for: provider)
            let status = try await providers.statuses().first { $0.provider == provider }
            let text: ProvidersCommandText =
                if !isOn {
                    .isOff
                } else if status?.isAsked == true {
                    .isOn
                } else {
                    .needsKey
                }
            let command = "filmz providers key \(provider.rawValue)"
            try options.report(
                options.strings[text, ["provider": provider.name, "command": command]], values: ["isEnabled": isOn])
        }
    }
}

extension Provider {
    /// The names of providers: `omdb, tmdb, itunes, amc or tvmaze`.
    /// - Parameter isMeant: whether to include a provider
    static func choices(_ strings: Strings, isMeant: (Provider) -> Bool = { _ in true }) -> String {
        strings.either(allCases.filter(isMeant).map(\.rawValue))
    }
}

extension KeyVerdict {
    /// Prints the result of the test.
    /// - Parameter keeping: whether the key was to be stored
    /// - Throws: ``CommandError/keyRefused(_:)``
    fileprivate func report(_ provider: Provider, keeping: Bool, options: StoreOptions) throws {
        if self == .refused { throw CommandError.keyRefused(provider) }
        let word = if self == .accepted { "accepted" } else { "untested" }
        try options.report(sentence(provider, keeping: keeping, in: options.strings), values: ["verdict": word])
    }

    /// A sentence with the result of the test.
    func sentence(_ provider: Provider, keeping: Bool, in strings: Strings) -> String {
        switch self {
        case .accepted:
            strings[keeping ? ProvidersCommandText.acceptedKept : .accepted, ["provider": provider.name]]
        case .refused: CommandError.keyRefused(provider).sentence(strings)
        case .untested(let failure):
            strings[
                keeping ? ProvidersCommandText.untestedKept : .untested,
                ["reason": failure.sentence(provider, in: strings)]]
        }
    }
}

extension ProviderStatus {
    /// The number of calls and their daily limit: `12 of 1000`.
    fileprivate func calls(_ strings: Strings) -> String {
        dailyLimit.map {
            strings[ProvidersCommandText.callsOf, ["calls": String(callsToday), "limit": String($0)]]
        } ?? String(callsToday)
    }
}

extension ProviderStatus.Key {
    fileprivate var word: ProvidersCommandText {
        switch self {
        case .notNeeded: .keyNotNeeded
        case .missing: .keyMissing
        case .kept: .keyKept
        case .configured: .keyConfigured
        }
    }
}

extension ProviderFailure {
    /// The failure in words that are short enough for a table.
    func words(_ strings: Strings) -> String {
        let text: ProvidersCommandText =
            switch kind {
            case .unreachable: .unreachable
            case .timedOut: .timedOut
            case .unavailable: .unavailable
            case .unreadable: .unreadable
            case .wrongKey: .wrongKey
            case .quotaUsedUp: .quotaUsedUp
            case .paused: .paused
            case .rejected: .rejected
            }
        guard let until else { return strings[text] }
        return strings[ProvidersCommandText.until, ["trouble": strings[text], "time": until.description]]
    }

    /// A sentence that says what happened and what to do.
    func sentence(_ provider: Provider, in strings: Strings) -> String {
        let advice: ProvidersCommandText =
            switch kind {
            case .unreachable: .checkNetwork
            case .wrongKey: .setAnother
            case .quotaUsedUp: .knownIsShown
            case .rejected: .otherWords
            case .timedOut, .unavailable, .unreadable, .paused: .later
            }
        return strings[
            ProvidersCommandText.failed,
            [
                "provider": provider.name, "trouble": words(strings),
                "advice": strings[advice, ["provider": provider.rawValue]],
            ]]
    }
}
