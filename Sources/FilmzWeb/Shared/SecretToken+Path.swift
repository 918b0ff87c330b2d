public import FilmzDomain
import FilmzPages

extension SecretToken {
    /// Where it leads as that of a share, on any Filmz; its base path comes before it.
    public var path: String { SitePath.shared(self).path }

    /// Where it leads as that of a calendar of episodes, on any Filmz.
    public var calendarPath: String { path(of: .episodes) }

    /// Where it leads as that of a calendar of a kind, on any Filmz.
    public func path(of kind: CalendarFeed.Kind) -> String { SitePath.feed(kind, address: self).path }
}
