import FilmzDomain
import Foundation

/// A provider's key. Its descriptions never show it.
struct ProviderKey: Hashable, Sendable {
    /// The maximum length in bytes.
    static let longest = 512

    /// The secret itself.
    let text: String

    /// Creates a key, without surrounding white space.
    init(_ text: String) throws(DomainError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .invalid(.key, .missing) }
        guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .invalid(.key, .malformed)
        }
        self.text = text
    }

    /// Whether it is one of TMDb's read access tokens, which are sent differently from its keys.
    var isToken: Bool {
        text.utf8.count > 64 || text.utf8.count { $0 == UInt8(ascii: ".") } == 2
    }
}

extension ProviderKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "<key>" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
