import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import Logging

/// Asks for the password once more, for what nobody shall do who only found an unlocked phone. Wrong ones count together
/// with those of sign-ins.
struct PasswordCheck: Sendable {
    let accounts: any AccountService

    /// Whether none is needed, or one was given.
    func isPassed(without password: String?) async throws -> Bool {
        if password != nil { return true }
        return try await !accounts.hasPassword(.owner)
    }

    /// - Parameter logger: what a refusal is written to
    /// - Throws: ``PasswordRefusal``, when there is a password and this is not it
    func pass(_ text: String, from client: Client, _ logger: Logger) async throws {
        guard try await accounts.hasPassword(.owner) else { return }
        if case .wait(let seconds, let isFirst) = try await accounts.admitSignIn(from: client.address) {
            if isFirst { SignInRefusal.tooMany.log(client, to: logger) }
            throw PasswordRefusal(problem: .tooMany(seconds: seconds))
        }
        do {
            try await accounts.check(try Password(text), of: .owner)
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

/// Why a password was not taken.
struct PasswordRefusal: Error {
    let problem: SignInPage.Problem

    var status: HTTPResponse.Status {
        switch problem {
        case .wrongPassword: .unprocessableContent
        case .tooMany: .tooManyRequests
        case .busy: .serviceUnavailable
        }
    }

    /// Seconds to wait before the next try.
    var wait: Int? {
        switch problem {
        case .wrongPassword: nil
        case .tooMany(let seconds): seconds
        case .busy: 5
        }
    }
}
