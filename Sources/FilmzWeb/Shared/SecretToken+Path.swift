public import FilmzDomain
import FilmzPages

extension SecretToken {
    /// The path of the share with this token. It begins with ``BasePath/current``, which is empty outside of a server:
    /// there, a base path has to be put before it.
    public var path: String { SitePath.shared(self).path }

    /// The path of the calendar of episodes with this token, as ``path(of:)`` returns it.
    public var calendarPath: String { path(of: .episodes) }

    /// The path of the invitation with this secret. It begins with ``BasePath/current``, as ``path`` does.
    public var invitationPath: String { SitePath.invitation(self).path }

    /// The path by which a retired person takes everything with them. It begins with ``BasePath/current``, as ``path`` does.
    public var farewellPath: String { SitePath.farewell(self).path }

    /// The path of the calendar of a kind with this token. It begins with ``BasePath/current``, as ``path`` does.
    public func path(of kind: CalendarFeed.Kind) -> String { SitePath.feed(kind, address: self).path }
}
