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

    /// The seconds after which a new attempt makes sense; nil when somebody has to do something first.
    var retryAfter: Int? { if self == .locked { 5 } else { nil } }
}
