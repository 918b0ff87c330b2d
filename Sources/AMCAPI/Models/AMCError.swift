import APICore

/// An error that AMC reports. https://developers.amctheatres.com/Errors
///
/// Its description has the code and none of AMC's text, which might repeat what was sent.
public struct AMCError: Error, Sendable, Hashable, Codable {
    /// AMC's ID of this occurrence of the error, if it has one.
    public let id: String?
    /// The code. One code may have different meanings: 4002 stands both for a theatre that does not exist and for a
    /// system of AMC's that does not respond.
    public let code: Int?
    /// AMC's message about the error.
    public let message: String?
    /// The message of the exception at AMC.
    public let exceptionMessage: String?
    /// The type of the exception at AMC.
    public let exceptionType: String?
    /// The stack trace of the exception at AMC.
    public let stackTrace: String?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes an error.
    ///
    /// - Throws: `DecodingError` if it is not an object.
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
