import FilmzDomain
import HTTPTypes

extension StorageError {
    var status: HTTPResponse.Status {
        switch self {
        case .full: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
        case .locked, .detached: .serviceUnavailable
        case .readOnly, .damaged: .internalServerError
        }
    }

    /// The number of seconds after which to retry; nil when a person has to do something first.
    var retryAfter: Int? { if self == .locked { 5 } else { nil } }
}
