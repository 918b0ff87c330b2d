/// An announced release of Filmz.
public struct FilmzRelease: Hashable, Sendable {
    public let version: ReleaseVersion
    /// The page with its description and downloads; nil when unknown.
    public let page: WebLink?

    public init(_ version: ReleaseVersion, page: WebLink?) {
        self.version = version
        self.page = page
    }
}
