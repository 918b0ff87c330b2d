import Foundation

/// What only its person knows. It never shows in a description, and is the same however its accents were typed.
public struct Password: Hashable, Sendable, CustomStringConvertible {
    /// Characters it needs at least.
    public static let minimumLength = 8
    public static let byteLimit = 1_000

    /// UTF-8 of the NFC form.
    public let bytes: [UInt8]

    /// - Throws: ``AccountError/passwordTooShort``, ``AccountError/passwordTooLong``
    public init(_ text: String) throws(AccountError) {
        // Bytes first: normalising a hostile megabyte is not free.
        guard text.utf8.count <= Self.byteLimit else { throw .passwordTooLong }
        let normalized = text.precomposedStringWithCanonicalMapping
        guard normalized.utf8.count <= Self.byteLimit else { throw .passwordTooLong }
        guard normalized.count >= Self.minimumLength else { throw .passwordTooShort }
        bytes = Array(normalized.utf8)
    }

    public var description: String { "Password" }
}
