public import FilmzDomain
public import FilmzText

/// Values that every page needs besides its own.
public struct PageContext: Sendable {
    public var strings: Strings
    /// The theme the reader chose; nil when the device decides.
    public var theme: Theme?
    /// Whose page it is; nil for pages that need no person.
    public var person: Person.ID?
    /// The time zone that a browser told last, empty before that; nil when the browser need not tell its own.
    public var browserZone: String?
    /// The reader's day.
    public var today: CalendarDay
    /// The time, to say how old something is.
    public var now: Timestamp
    public var assets: AssetPaths
    /// Parts of pages that were drawn before.
    public var drawings: Drawings
    /// The titles by which the reader knows the page's films.
    public var titles: FilmTitles
    /// The page's own address: path and query, without `fragment`.
    public var path: String
    /// What the person just did. The toast reports it and offers to undo it.
    public var change: Change?

    public init(
        strings: Strings = .english,
        theme: Theme? = nil,
        person: Person.ID? = nil,
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

/// The addresses of the style sheet, the script and the icons. Each has a hash of the content in it.
public struct AssetPaths: Sendable {
    public var css: SitePath
    public var script: SitePath
    public var icon: SitePath
    /// For home screens that round the corners by themselves.
    public var touchIcon: SitePath
    /// For the pages of visitors.
    public var visitorCSS: SitePath
    public var visitorScript: SitePath

    public init(
        css: SitePath, script: SitePath, icon: SitePath, touchIcon: SitePath, visitorCSS: SitePath,
        visitorScript: SitePath
    ) {
        self.css = css
        self.script = script
        self.icon = icon
        self.touchIcon = touchIcon
        self.visitorCSS = visitorCSS
        self.visitorScript = visitorScript
    }
}
