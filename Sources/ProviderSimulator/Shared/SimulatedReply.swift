import HTTPTypes

/// What a service answers.
struct SimulatedReply: Sendable {
    enum Body: Sendable {
        /// Written with the style of the service, and changed by faults.
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

    /// The same with another JSON; what is no JSON stays.
    func mapping(_ transform: (AnswerJSON) -> AnswerJSON) -> SimulatedReply {
        var reply = self
        if case .json(let value, let style) = body { reply.body = .json(transform(value), style) }
        return reply
    }
}

extension HTTPField.Name {
    /// Fields that no registry lists.
    static func custom(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .server
    }
}
