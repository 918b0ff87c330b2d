import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Asks for the password once more, for what nobody shall do who only found an unlocked phone. Wrong ones count together
/// with those of sign-ins.
struct PasswordCheck: Sendable {
    let accounts: any AccountService
    let clock: Clock
    let throttle: SignInThrottle

    /// Whether none is needed, or one was given.
    func isPassed(without password: String?) async throws -> Bool {
        if password != nil { return true }
        return try await !accounts.hasPassword()
    }

    /// - Throws: ``PasswordRefusal``, when there is a password and this is not it
    func pass(_ text: String, from client: Client) async throws {
        guard try await accounts.hasPassword() else { return }
        if let wait = throttle.admit(client.address, at: clock.now()) {
            throw PasswordRefusal(problem: .tooMany(seconds: wait))
        }
        do {
            try await accounts.check(try Password(text))
            throttle.succeeded(client.address)
        } catch AccountError.busy {
            throw PasswordRefusal(problem: .busy)
        } catch is AccountError {
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
