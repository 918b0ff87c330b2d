import Hummingbird

/// The reason why a request is refused before any page is made.
enum WebError: Error, Hashable {
    /// The `Host` is not one of ours: a misspelt address, or another site's name that leads to this machine.
    case unknownHost
    /// A page of another site asked for a change.
    case crossSite
    /// The body is not a form.
    case notAForm
    /// The body or the address is not what it claims to be: broken encoding, a missing part.
    case malformed
    case bodyTooLarge
    case notFound
    /// There is a password, and the request is not signed in. Pages lead to the sign-in page; everything else gets 401.
    case signInNeeded
    /// Other machines can reach this Filmz, and its password was removed.
    case passwordMissing

    var status: HTTPResponse.Status {
        switch self {
        case .unknownHost: .misdirectedRequest
        case .crossSite: .forbidden
        case .notAForm: .unsupportedMediaType
        case .malformed: .badRequest
        case .bodyTooLarge: .contentTooLarge
        case .notFound: .notFound
        case .signInNeeded: .unauthorized
        case .passwordMissing: .serviceUnavailable
        }
    }
}
