import FilmzDomain
import FilmzPages
import Logging

/// Asks for the password once more, before actions that must be refused to someone who found an unlocked phone. Wrong
/// passwords count together with those of sign-ins.
struct PasswordCheck: Sendable {
    let accounts: any AccountService

    /// Whether the person has no password, or one was given.
    func isPassed(without password: String?, by person: Person.ID) async throws -> Bool {
        if password != nil { return true }
        return try await !accounts.hasPassword(person)
    }

    /// - Parameters:
    ///   - person: the person whose password it must be
    ///   - logger: the log for refusals
    /// - Throws: ``PasswordRefusal``, when the person has a password and the text is another
    func pass(_ text: String, by person: Person.ID, from client: Client, logger: Logger) async throws {
        guard try await accounts.hasPassword(person) else { return }
        if case .wait(let seconds, let isFirst) = try await accounts.admitSignIn(from: client.address) {
            if isFirst { SignInRefusal.tooMany.log(client, to: logger) }
            throw PasswordRefusal(problem: .tooMany(seconds: seconds))
        }
        do {
            try await accounts.check(try Password(text), of: person)
            await accounts.forgetAttempts(from: client.address)
        } catch AccountError.busy {
            SignInRefusal.busy.log(client, to: logger)
            throw PasswordRefusal(problem: .busy)
        } catch is AccountError {
            SignInRefusal.wrongPassword.log(client, to: logger)
            throw PasswordRefusal(problem: .wrongPassword)
        }
    }
}
