public import FilmzDomain
public import FilmzText

/// The values that every page needs besides its own.
public struct PageContext: Equatable, Sendable {
    public var strings: Strings
    /// The theme the reader chose; nil when the device decides.
    public var theme: Theme?
    /// The person for whom the page is drawn; nil for pages that need no person.
    public var person: Person.ID?
    /// The person's name, where several people share the browsers of a home; nil where nobody does.
    public var nameAtHome: String?
    /// Whether the person is an owner, for links to what only owners can open.
    public var isOwner: Bool
    /// The time zone that a browser last reported, or empty before that; nil when the browser need not report one.
    public var browserZone: String?
    /// The current day in the reader's time zone.
    public var today: CalendarDay
    /// The current time, to say how old something is.
    public var now: Timestamp
    public var assets: AssetPaths
    /// The caches of drawn parts of pages.
    public var drawings: Drawings
    /// Whether the reader does not want to know the titles of episodes that they have not seen.
    public var hidesUnseenEpisodes = false
    /// The titles of the page's films in the reader's language.
    public var titles: FilmTitles
    /// The notes of the page that are shown with their emphasis; all others are shown as they were typed.
    public var notesWithEmphasis: Set<String> = []
    /// The address of the page: its path and query, without `fragment`.
    public var path: String
    /// The person's latest change. The toast reports it and offers to undo it.
    public var change: Change?

    public init(
        strings: Strings = .english,
        theme: Theme? = nil,
        person: Person.ID? = nil,
        isOwner: Bool = false,
        browserZone: String? = nil,
        today: CalendarDay,
        now: Timestamp,
        assets: AssetPaths,
        drawings: Drawings,
        titles: FilmTitles = FilmTitles(),
        path: String,
        change: Change? = nil
    ) {
        self.strings = strings
        self.theme = theme
        self.person = person
        self.isOwner = isOwner
        self.browserZone = browserZone
        self.today = today
        self.now = now
        self.assets = assets
        self.drawings = drawings
        self.titles = titles
        self.path = path
        self.change = change
    }
}

/// The addresses of the style sheets, scripts and icons, each with a hash of its content.
public struct AssetPaths: Equatable, Sendable {
    /// The style sheet of every page.
    public var css: SitePath
    /// The script of every page.
    public var script: SitePath
    /// The style sheets that the pages of a room have besides.
    public var roomCSS: [Room: SitePath]
    /// The scripts that the pages of some rooms have besides.
    public var roomScripts: [Room: SitePath]
    public var icon: SitePath
    /// The icon for home screens that round the corners themselves.
    public var touchIcon: SitePath
    /// The style sheet for the pages of visitors.
    public var visitorCSS: SitePath
    public var visitorScript: SitePath

    public init(
        css: SitePath, script: SitePath, roomCSS: [Room: SitePath], roomScripts: [Room: SitePath], icon: SitePath,
        touchIcon: SitePath, visitorCSS: SitePath, visitorScript: SitePath
    ) {
        self.css = css
        self.script = script
        self.roomCSS = roomCSS
        self.roomScripts = roomScripts
        self.icon = icon
        self.touchIcon = touchIcon
        self.visitorCSS = visitorCSS
        self.visitorScript = visitorScript
    }
}
