import APICore

/// One error of AMC's. https://developers.amctheatres.com/Errors
///
/// Its description names the code and nothing of AMC's text, which might repeat what was sent.
public struct AMCError: Error, Sendable, Hashable, Codable {
    /// AMC's number for this single error, if it has one.
    public let id: String?
    /// What kind of error. One code may mean different things: 4002 is a theatre that does not exist as well as a
    /// system of AMC's that does not answer.
    public let code: Int?
    /// What is wrong, in words.
    public let message: String?
    /// What the program at AMC said.
    public let exceptionMessage: String?
    /// The type of what the program at AMC threw.
    public let exceptionType: String?
    /// Where in the program at AMC it was thrown.
    public let stackTrace: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: String? = nil, code: Int? = nil, message: String? = nil, exceptionMessage: String? = nil,
        exceptionType: String? = nil, stackTrace: String? = nil
    ) {
        self.id = id
        self.code = code
        self.message = message
        self.exceptionMessage = exceptionMessage
        self.exceptionType = exceptionType
        self.stackTrace = stackTrace
    }

    private enum CodingKeys: String, CodingKey {
        case id, code, message, exceptionMessage, exceptionType, stackTrace
    }

    /// Reads an error.
    ///
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = container.text(.id)
        code = container.integer(.code)
        message = container.text(.message)
        exceptionMessage = container.text(.exceptionMessage)
        exceptionType = container.text(.exceptionType)
        stackTrace = container.text(.stackTrace)
    }
}

extension AMCError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The code.
    public var description: String { "AMC error \(code.map(String.init) ?? "without a code")" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The parts that ``description`` shows.
    public var customMirror: Mirror { Mirror(self, children: ["code": code as Any]) }
}
