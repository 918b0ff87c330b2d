import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzStore
import FilmzText
import FilmzWeb
import Foundation

/// Asks the few questions of a first set-up, writes the configuration, and checks that Filmz can be reached.
struct SetupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup", abstract: .help(SetupCommandText.abstract),
        discussion: .help(SetupCommandText.discussion))

    @Flag(help: .text(SetupCommandText.check))
    var check = false

    @OptionGroup var options: StoreOptions

    private var strings: Strings { options.strings }

    func run() async throws {
        let dialogue = Dialogue(strings: strings)
        if !check { try await change(dialogue) }
        try await tryTheWay()
        if !check { dialogue.say(strings[SetupCommandText.catalogue]) }
    }

    private func change(_ dialogue: Dialogue) async throws {
        dialogue.say(strings[SetupCommandText.folder, ["folder": options.directory]])
        let hasPassword = try await options.withStore { try await $0.services.accounts.hasPassword(.owner) }
        try await ConfigCommand.check(folder: options.directory)
        let held = try await EffectiveSettings(folder: options.directory)
        var questions = SetupQuestions(
            dialogue, held: held, isLoopback: try await server().isLoopback, hasPassword: hasPassword)
        var file = try ConfigurationFile(path: held.path)
        try questions.ask()
        // The password comes first, so that Filmz is never open without one.
        if let password = questions.password {
            try await options.withStore {
                try await $0.services.managed(by: .ofThisMachine).accounts.setPassword(password, of: .owner)
            }
            print(strings[SetupCommandText.passwordSet])
        }
        for change in questions.changes { file.set(change.setting, value: change.value) }
        try file.write()
        print(strings[SetupCommandText.written, ["path": held.path]])
        for change in questions.changes where ConfigReader.variables[change.setting.variable] != nil {
            Output.warn(strings[SetupCommandText.overruled, ["name": change.setting.variable]])
        }
        if !questions.keys.isEmpty { try await keep(questions.keys) }
    }

    private func server() async throws -> ServerConfiguration {
        try await ServerOptions.configured(folder: options.directory)
    }

    private func keep(_ keys: [(provider: Provider, key: String)]) async throws {
        try await options.withProviders { services in
            let providers = services.managed(by: .ofThisMachine).providers
            for (provider, key) in keys {
                do {
                    let verdict = try await providers.setKey(key, for: provider, permission: .granted)
                    print(verdict.sentence(provider, keeping: true, in: strings))
                } catch let error as DomainError {
                    Output.warn(error.sentence(strings))
                }
            }
        }
    }

    /// Checks the server where it listens, and at the address that others open; and shows that address as a QR code.
    private func tryTheWay() async throws {
        let server = try await server()
        let probe = HealthProbe()
        if let own = server.ownPlace {
            let answer = await probe.ask(own)
            print(answer.sentence(own.description, in: strings))
            if answer == .nobody {
                let isService = options.directory == ServiceAccount.servicePath
                print(strings[isService ? SetupCommandText.startService : .start])
            } else if !check {
                print(strings[SetupCommandText.restart])
            }
        }
        if let others = server.publicPlace, others != server.ownPlace {
            print(await probe.ask(others).sentence(others.description, in: strings))
            print(strings[SetupCommandText.fromOutside])
        }
        guard let address = server.openedAddress else { return }
        print(strings[SetupCommandText.open, ["address": address]])
        if Output.isTerminal, let code = QRCode(address) { print(TerminalQRCode(code: code).text) }
    }
}
