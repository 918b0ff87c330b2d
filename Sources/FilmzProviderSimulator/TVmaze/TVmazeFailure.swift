/// TVmaze's error responses. The messages are not on record for every status.
struct TVmazeFailure: Error, Hashable, Sendable {
    let status: Int
    let body: AnswerJSON

    init(_ status: Int, message: String? = nil) {
        let name = Self.names[status] ?? "Error"
        self.status = status
        body = [
            "name": .string(name), "message": .string(message ?? "\(name)."), "code": 0, "status": .int(status),
        ]
    }

    private init(status: Int, body: AnswerJSON) {
        self.status = status
        self.body = body
    }

    static let notFound = TVmazeFailure(404, message: "Page not found.")
    /// The response of lookups to an unknown ID.
    static let unknownID = TVmazeFailure(status: 404, body: nil)

    static func missing(_ name: String) -> TVmazeFailure {
        TVmazeFailure(400, message: "Missing required parameters: \(name)")
    }

    private static let names = [
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
    ]
}
