import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation

struct PasswordCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: .help(PasswordCommandText.abstract),
        discussion: .help(PasswordCommandText.discussion))

    @Flag(help: .text(PasswordCommandText.remove))
    var remove = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let password: Password? = if remove { nil } else { try Self.read(options.strings) }
        try await options.withStore { store in
            let person = try await who.id(store.services)
            try await change(to: password, of: person, services: store.services.managed(by: .ofThisMachine))
        }
    }

    private func change(
        to password: Password?, of person: Person.ID, services: OwnerServices
    ) async throws {
        guard let password else {
            guard try await services.removePassword(of: person) else { throw CommandError.nothingSet }
            return try report(.removed, isSet: false)
        }
        let hadOne = try await services.accounts.hasPassword(person)
        try await services.setPassword(password, of: person)
        try report(hadOne ? .changed : .set, isSet: true)
    }

    private func report(_ text: PasswordCommandText, isSet: Bool) throws {
        try options.report(options.strings[text], values: ["hasPassword": isSet])
    }

    private static func read(_ strings: Strings) throws -> Password {
        guard isatty(STDIN_FILENO) == 1 else {
            guard let line = HiddenInput.line() else {
                throw CommandError.invalid(PasswordCommandText.nothingRead)
            }
            return try Password(line)
        }
        let password = try Password(HiddenInput.line(prompt: strings[PasswordCommandText.new] + " ") ?? "")
        guard let again = HiddenInput.line(prompt: strings[PasswordCommandText.again] + " "),
            try Password(again) == password
        else {
            throw CommandError.invalid(PasswordCommandText.differ)
        }
        return password
    }
}
