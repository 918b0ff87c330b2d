import APICore
import Foundation

/// The errors in a response of AMC's: the `cause` of an `APIError` if AMC reported any.
///
///     do {
///         _ = try await client.fetchMovie(with: 12)
///     } catch {
///         let reasons = (error.cause as? AMCErrors)?.errors ?? []
///     }
public struct AMCErrors: Error, Sendable, Hashable, Codable {
    /// The errors; at least one.
    public let errors: [AMCError]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(errors: [AMCError] = []) {
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case errors
    }

    /// Decodes a list of errors.
    ///
    /// - Throws: `DecodingError` if there is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        errors = container.list(.errors)
        guard !errors.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .errors, in: container, debugDescription: "no errors")
        }
    }

    /// The first message; nil if no error has one.
    var message: String? {
        errors.lazy.compactMap { $0.message ?? $0.exceptionMessage }.first
    }

    func contain(code: Int) -> Bool {
        errors.contains { $0.code == code }
    }

    /// Whether the errors say that there are no showtimes.
    var sayNoShowtimes: Bool { say("no showtimes") }

    /// Whether any of the messages contains these words, ignoring case.
    func say(_ words: String) -> Bool {
        errors.contains { error in
            [error.message, error.exceptionMessage].contains { $0?.lowercased().contains(words) ?? false }
        }
    }
}

extension AMCErrors: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The codes.
    public var description: String { errors.map(\.description).joined(separator: ", ") }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The errors.
    public var customMirror: Mirror { Mirror(self, children: ["errors": errors]) }
}
