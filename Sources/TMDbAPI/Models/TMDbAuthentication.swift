/// That TMDb has accepted a key.
///
/// See https://developer.themoviedb.org/reference/authentication-validate-key.
public struct TMDbAuthentication: Sendable, Hashable, Codable {
    /// True: with a wrong key the call fails.
    public let success: Bool

    /// Made of this part, as for a preview or a test.
    public init(success: Bool) {
        self.success = success
    }
}
