/// Something that AMC Theatres can tell, besides the programmes of theatres that persons follow.
public enum AMCQuestion: Hashable, Sendable {
    /// The films of a list, by pages from 1.
    case films(FilmList, page: Int)
    /// Films whose titles have these words.
    case filmsNamed(String, page: Int)
    /// Films to be seen at home that are like the one of a number.
    case filmsLike(Int, page: Int)
    case film(FilmReference)
    /// All theatres.
    case theatres
    case theatre(TheatreReference)
    /// The theatres that show the release of a number now.
    case theatresShowing(release: Int, page: Int)
    /// The showings of a theatre, on a day of its own or all to come.
    case showings(TheatreReference, on: CalendarDay?)
    /// The first showing of the film of a number in a theatre.
    case firstShowing(film: Int, TheatreReference)
    case showing(Int)
    /// The showings near a place on a day.
    case showingsNear(Location, on: CalendarDay, page: Int)

    /// Lists that AMC keeps.
    public enum FilmList: String, Hashable, Sendable, CaseIterable {
        case nowPlaying = "now-playing"
        /// Not shown yet, while tickets are sold.
        case advance
        case comingSoon = "coming-soon"
        /// In theatres, or soon.
        case active
        /// In theatres or to be seen at home.
        case allActive = "all-active"
        /// To be seen at home.
        case onDemand = "on-demand"
        case all
    }

    /// How a film is named.
    public enum FilmReference: Hashable, Sendable {
        case number(Int)
        /// The name in AMC's addresses.
        case slug(String)
        /// AMC's own number of a release.
        case release(Int)
    }

    /// How a theatre is named.
    public enum TheatreReference: Hashable, Sendable {
        case number(Int)
        /// The name in AMC's addresses.
        case slug(String)
    }

    /// How many films, theatres or showings a page has.
    public static let pageSize = 50
    static let slugLimit = 100
}

/// What AMC answers, in its order.
public enum AMCAnswer: Hashable, Sendable {
    case films([AMCFilm])
    case theatres([Theatre])
    case showings([TheatreShowing])
}

/// A film as AMC lists it.
public struct AMCFilm: Hashable, Sendable, Encodable {
    public var film: Film
    /// The name in AMC's addresses.
    public var slug: String?
    /// By which the theatres that show it are found.
    public var release: Int?

    public init(film: Film, slug: String? = nil, release: Int? = nil) {
        self.film = film
        self.slug = slug
        self.release = release
    }
}

extension AMCQuestion.FilmReference: TextCodable {
    /// Reads `66593`, `release:31337` and `old-66593`; returns nil for a text that names no film.
    public init?(_ description: String) {
        if let number = Int(description) {
            guard number > 0 else { return nil }
            self = .number(number)
        } else if description.hasPrefix("release:") {
            guard let number = Int(description.dropFirst("release:".count)), number > 0 else { return nil }
            self = .release(number)
        } else {
            guard description.isSlug else { return nil }
            self = .slug(description)
        }
    }

    public var description: String {
        switch self {
        case .number(let number): String(number)
        case .slug(let slug): slug
        case .release(let number): "release:\(number)"
        }
    }
}

extension AMCQuestion.TheatreReference: TextCodable {
    /// Reads `610`, `amc:610` and `amc-town-square-18`; returns nil for a text that names no theatre.
    public init?(_ description: String) {
        if case .amc(let number)? = Theatre.Source(description) {
            self = .number(number)
        } else if let number = Int(description) {
            guard number > 0 else { return nil }
            self = .number(number)
        } else {
            guard description.isSlug else { return nil }
            self = .slug(description)
        }
    }

    public var description: String {
        switch self {
        case .number(let number): String(number)
        case .slug(let slug): slug
        }
    }
}

extension String {
    /// Whether it can be a name in AMC's addresses: small letters, digits and hyphens.
    fileprivate var isSlug: Bool {
        1...AMCQuestion.slugLimit ~= utf8.count
            && utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
}
