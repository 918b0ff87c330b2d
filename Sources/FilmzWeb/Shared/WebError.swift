import Hummingbird

/// Why a request is refused before any page is asked.
enum WebError: Error, Hashable {
    /// The `Host` is none of ours: a misspelt address, or another site's name that leads to this machine.
    case unknownHost
    /// A change asked for by a page of another site.
    case crossSite
    /// A body that is no form.
    case notAForm
    /// A body or an address that is not what it claims to be: broken encoding, a missing part.
    case malformed
    case bodyTooLarge
    case notFound
    /// Nobody is signed in, and there is a password. Pages lead to where one signs in, everything else answers 401.
    case signInNeeded
    /// Others can reach this Filmz, and its password was removed.
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
