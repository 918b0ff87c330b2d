public import FilmzDomain
import FilmzPages

extension SecretToken {
    /// Where it leads as that of a share, on any Filmz.
    public var path: String { SitePath.shared(self).path }

    /// Where it leads as that of a calendar, on any Filmz.
    public var calendarPath: String { SitePath.calendar(self).path }
}
