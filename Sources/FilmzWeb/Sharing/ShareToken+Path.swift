public import FilmzDomain
import FilmzPages

extension ShareToken {
    /// Where it leads, on any Filmz.
    public var path: String { SitePath.shared(self).path }
}
