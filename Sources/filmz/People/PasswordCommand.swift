import ArgumentParser
import FilmzDomain
import FilmzStore
import Foundation

struct PasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: "Set, change or remove the password; it lets other devices in.",
        discussion: """
            On a terminal the password is asked for twice and not shown. From a pipe it is read as one line. \
            Changing or removing it signs out every device.
            """)

    @Flag(help: "Remove the password; then only this machine can use Filmz.")
    var remove = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let password = remove ? nil : try Self.read()
        try await options.withStore { store in try await change(to: password, store.services.accounts) }
    }

    private func change(to password: Password?, _ accounts: any AccountService) async throws {
        guard let password else {
            guard try await accounts.removePassword() else { throw CommandError.nothingSet }
            return try report("Removed the password; only this machine can use Filmz now.", isSet: false)
        }
        let hadOne = try await accounts.hasPassword()
        try await accounts.setPassword(password)
        try report(
            hadOne
                ? "Changed the password; every device has to sign in again."
                : "Set the password. To use Filmz on your phone: filmz serve --host 0.0.0.0", isSet: true)
    }

    private func report(_ sentence: String, isSet: Bool) throws {
        if options.json { return try Output.json(["hasPassword": isSet]) }
        print(sentence)
    }

    private static func read() throws -> Password {
        guard isatty(STDIN_FILENO) == 1 else {
            guard let line = HiddenInput.line() else {
                throw CommandError.invalid("There was no password to read; give it as one line of UTF-8.")
            }
            return try Password(line)
        }
        let password = try Password(HiddenInput.line(prompt: "New password: ") ?? "")
        guard let again = HiddenInput.line(prompt: "The same again: "), try Password(again) == password else {
            throw CommandError.invalid("The two passwords differ; nothing was changed, please try again.")
        }
        return password
    }
}
