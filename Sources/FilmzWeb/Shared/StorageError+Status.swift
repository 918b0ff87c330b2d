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

    /// After how many seconds it may be over; nil when somebody has to do something.
    var retryAfter: Int? { self == .locked ? 5 : nil }
}
