import Foundation

/// A secret that only its person knows. It never appears in a description, and does not depend on how its accents were
/// typed.
public struct Password: Hashable, Sendable, CustomStringConvertible {
    /// The minimum number of characters.
    public static let minimumLength = 8
    public static let byteLimit = 1_000

    /// The UTF-8 of the NFC form.
    public let bytes: [UInt8]

    /// - Throws: ``AccountError/passwordTooShort``, ``AccountError/passwordTooLong``
    public init(_ text: String) throws(AccountError) {
        // The cheap check of the bytes comes first, because normalising a hostile megabyte takes time.
        guard text.utf8.count <= Self.byteLimit else { throw .passwordTooLong }
        let normalized = text.precomposedStringWithCanonicalMapping
        guard normalized.utf8.count <= Self.byteLimit else { throw .passwordTooLong }
        guard normalized.count >= Self.minimumLength else { throw .passwordTooShort }
        bytes = Array(normalized.utf8)
    }

    public var description: String { "Password" }
}
