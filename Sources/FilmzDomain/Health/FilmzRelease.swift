/// A release of Filmz that is told somewhere.
public struct FilmzRelease: Hashable, Sendable {
    public let version: ReleaseVersion
    /// Where people read about it and get it; nil when nobody says.
    public let page: WebLink?

    public init(_ version: ReleaseVersion, page: WebLink?) {
        self.version = version
        self.page = page
    }
}
