/// A token that proves that a browser's visitor entered the pass-phrase of a share. It is valid for one URL only.
public struct SharePass: Hashable, Sendable, CustomStringConvertible {
    /// The token as 64 hexadecimal digits.
    public let text: String

    /// Returns nil for anything but 64 hexadecimal digits.
    public init?(_ text: String) {
        guard text.utf8.count == 64, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
        self.text = text
    }

    public var description: String { "SharePass" }
}
