/// AMC's error responses. https://developers.amctheatres.com/Errors
struct AMCFailure: Error, Sendable {
    let status: Int
    /// The body; nil for an empty one.
    let body: AnswerJSON?

    init(_ status: Int, code: Int, message: String) {
        self.status = status
        body = ["errors": [["code": .int(code), "message": .string(message)]]]
    }

    init(emptyWith status: Int) {
        self.status = status
        body = nil
    }

    private init(_ status: Int, exception: String, type: String) {
        self.status = status
        body = [
            "errors": [
                [
                    "id": "00000000-0000-0000-0000-00000000002a", "code": 500, "message": "An error has occurred.",
                    "exceptionMessage": .string(exception), "exceptionType": .string(type),
                    "stackTrace": "   at Simulated.Backend.Answer()",
                ]
            ]
        ]
    }

    static let noKey = AMCFailure(401, code: 1, message: "This request requires vendor authentication.")
    static let emptyKey = AMCFailure(400, code: 1, message: "This request requires vendor authentication.")
    static let noEndpoint = AMCFailure(404, code: 12_004, message: "There is no matching endpoint for this request.")
    static let noShowtimes = AMCFailure(404, code: 4_002, message: "No showtimes found.")
    static let noCriteria = AMCFailure(400, code: 5_308, message: "Search criteria required.")

    static func unknown(_ kind: String, id: String) -> AMCFailure {
        AMCFailure(404, code: 4_002, message: "Unable to locate a \(kind) with an id of \(id).")
    }

    /// The error response with a status.
    static func of(_ status: Int) -> AMCFailure {
        switch status {
        case 401: noKey
        case 403: AMCFailure(403, code: 1, message: "This vendor may not use this resource.")
        case 404: unknown("theatre", id: "23")
        case 429: AMCFailure(429, code: 429, message: "Too many requests.")
        case 503: AMCFailure(503, code: 4_002, message: "Unable to communicate with a downstream system.")
        default: AMCFailure(status, exception: "Object reference not set.", type: "System.NullReferenceException")
        }
    }
}
