/// The response that TMDb accepts a key.
///
/// See https://developer.themoviedb.org/reference/authentication-validate-key.
public struct TMDbAuthentication: Sendable, Hashable, Codable {
    /// Always true: with a wrong key the call fails.
    public let success: Bool

    /// Creates a value from its part, such as for a preview or a test.
    public init(success: Bool) {
        self.success = success
    }
}
