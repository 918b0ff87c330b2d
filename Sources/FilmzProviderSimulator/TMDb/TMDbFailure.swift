/// TMDb's error responses. https://developer.themoviedb.org/docs/errors
struct TMDbFailure: Error, Hashable, Sendable {
    let status: Int
    let body: AnswerJSON

    init(_ code: Int, status: Int, message: String) {
        self.status = status
        body = ["status_code": .int(code), "status_message": .string(message), "success": false]
    }

    /// An error in the older format.
    init(error: String) {
        status = 422
        body = ["errors": [.string(error)]]
    }

    static let invalidKey = TMDbFailure(7, status: 401, message: "Invalid API key: You must be granted a valid key.")
    static let notFound = TMDbFailure(34, status: 404, message: "The resource you requested could not be found.")
    static let invalidPage = TMDbFailure(
        22, status: 400, message: "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
    static let tooManyAppended = TMDbFailure(
        27, status: 400, message: "Too many append to response objects: The maximum number of remote calls is 20.")
    static let tooManyRequests = TMDbFailure(
        25, status: 429, message: "Your request count (51) is over the allowed limit of (40).")
    static let invalidParameters = TMDbFailure(
        5, status: 422, message: "Invalid parameters: Your request parameters are incorrect.")
    static let suspended = TMDbFailure(45, status: 403, message: "This user has been suspended.")
    static let internalError = TMDbFailure(
        11, status: 500, message: "Internal error: Something went wrong, contact TMDb.")
    static let offline = TMDbFailure(
        9, status: 503, message: "Service offline: This service is temporarily offline, try again later.")
    static let unsupportedMethod = TMDbFailure(
        42, status: 405, message: "This request method is not supported for this resource.")

    /// The error response with a status.
    static func of(_ status: Int) -> TMDbFailure {
        switch status {
        case 401: invalidKey
        case 403: suspended
        case 404: notFound
        case 429: tooManyRequests
        case 503: offline
        default: internalError
        }
    }
}
