import HTTPTypes

/// A response of a simulated service.
struct SimulatedReply: Sendable {
    enum Body: Sendable {
        /// JSON, formatted in the style of the service, which faults can change.
        case json(AnswerJSON, @Sendable (AnswerJSON) -> String)
        case text(String)
        case bytes([UInt8])
    }

    var status: Int
    var headers: HTTPFields
    var body: Body

    init(_ status: Int = 200, headers: HTTPFields = [:], body: Body = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    static func json(
        _ status: Int = 200, value: AnswerJSON, headers: HTTPFields = [:],
        style: @escaping @Sendable (AnswerJSON) -> String = { $0.written() }
    ) -> SimulatedReply {
        SimulatedReply(status, headers: headers, body: .json(value, style))
    }

    static func html(_ status: Int, title: String) -> SimulatedReply {
        SimulatedReply(
            status, headers: [.contentType: "text/html; charset=UTF-8"],
            body: .text(
                "<!DOCTYPE html>\n<html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>\n"))
    }

    var bytes: [UInt8] {
        switch body {
        case .json(let value, let style): Array(style(value).utf8)
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
    }

    /// A copy with the JSON transformed; other bodies stay unchanged.
    func mapping(_ transform: (AnswerJSON) -> AnswerJSON) -> SimulatedReply {
        var reply = self
        if case .json(let value, let style) = body { reply.body = .json(transform(value), style) }
        return reply
    }
}

extension HTTPField.Name {
    /// The name of an unregistered header field.
    static func custom(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .server
    }
}
