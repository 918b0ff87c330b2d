import FilmzDomain
import FilmzPages
import Hummingbird

/// Asks for the password once more, before actions that must be refused to someone who found an unlocked phone. Wrong
/// passwords count together with those of sign-ins.
struct PasswordCheck: Sendable {
    let accounts: any AccountService

    /// Whether the person has no password, or one was given.
    func isPassed(without password: String?, in context: PersonContext) async throws -> Bool {
        if password != nil { return true }
        return try await !accounts.hasPassword(context.person)
    }

    /// - Throws: ``PasswordRefusal``, when the person has a password and the text is another
    func pass(_ text: String, for request: Request, in context: PersonContext) async throws {
        guard try await accounts.hasPassword(context.person) else { return }
        let browser = SignInCookies(context.client).browser(of: request)
        let attempt = SignInAttempt(from: context.client.address, as: context.person, with: browser.former)
        let sources = try await accounts.sources(of: attempt)
        if case .wait(let seconds, let isFirst) = try await accounts.admit(sources) {
            if isFirst { SignInRefusal.tooMany.log(context.client, to: context.logger) }
            throw PasswordRefusal(problem: .tooMany(seconds: seconds))
        }
        do {
            try await accounts.check(try Password(text), of: context.person, on: browser.device)
            await accounts.forget(sources)
        } catch AccountError.busy {
            SignInRefusal.busy.log(context.client, to: context.logger)
            throw PasswordRefusal(problem: .busy)
        } catch is AccountError {
            SignInRefusal.wrongPassword.log(context.client, to: context.logger)
            throw PasswordRefusal(problem: .wrongPassword)
        }
    }
}
