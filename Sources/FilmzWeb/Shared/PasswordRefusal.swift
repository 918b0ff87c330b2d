import FilmzPages
import HTTPTypes
import Hummingbird

/// The reason why a password was refused.
struct PasswordRefusal: Error {
    let problem: SignInPage.Problem

    var status: HTTPResponse.Status {
        switch problem {
        case .wrongPassword: .unprocessableContent
        case .tooMany: .tooManyRequests
        case .busy: .serviceUnavailable
        }
    }

    /// The number of seconds to wait before the next try; nil when the password was wrong.
    var wait: Int? {
        switch problem {
        case .wrongPassword: nil
        case .tooMany(let seconds): seconds
        case .busy: 5
        }
    }
}
