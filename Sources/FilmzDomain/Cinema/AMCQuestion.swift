/// A query to AMC Theatres, besides those for the programmes of theatres that persons follow.
public enum AMCQuestion: Hashable, Sendable {
    /// A page of the films of a list, counted from 1.
    case films(FilmList, page: Int)
    /// Films whose titles contain these words.
    case filmsNamed(String, page: Int)
    /// Films available at home that are similar to the film with this number.
    case filmsLike(Int, page: Int)
    case film(FilmReference)
    /// All theatres.
    case theatres
    case theatre(TheatreReference)
    /// The theatres that show the release with this number now.
    case theatresShowing(release: Int, page: Int)
    /// The showings at a theatre, on one day of its calendar or all to come.
    case showings(TheatreReference, on: CalendarDay?)
    /// The first showing at a theatre of the film with this number.
    case firstShowing(film: Int, TheatreReference)
    case showing(Int)
    /// The showings near a location on a day.
    case showingsNear(Location, on: CalendarDay, page: Int)

    /// A list that AMC maintains.
    public enum FilmList: String, Hashable, Sendable, CaseIterable {
        case nowPlaying = "now-playing"
        /// Not shown yet, while tickets are sold.
        case advance
        case comingSoon = "coming-soon"
        /// In theatres, now or soon.
        case active
        /// In theatres or available at home.
        case allActive = "all-active"
        /// Available at home.
        case onDemand = "on-demand"
        case all
    }

    /// A reference to a film.
    public enum FilmReference: Hashable, Sendable {
        case number(Int)
        /// The slug in AMC's URLs.
        case slug(String)
        /// AMC's own number of a release.
        case release(Int)
    }

    /// A reference to a theatre.
    public enum TheatreReference: Hashable, Sendable {
        case number(Int)
        /// The slug in AMC's URLs.
        case slug(String)
    }

    /// The number of films, theatres or showings on a page.
    public static let pageSize = 50
    static let slugLimit = 100
}

/// An answer of AMC, in its order.
public enum AMCAnswer: Hashable, Sendable {
    case films([AMCFilm])
    case theatres([Theatre])
    case showings([TheatreShowing])
}

/// A film in AMC's lists.
public struct AMCFilm: Hashable, Sendable, Encodable {
    public var film: Film
    /// The slug in AMC's URLs.
    public var slug: String?
    /// The number of the release, by which to find the theatres that show it.
    public var release: Int?

    public init(film: Film, slug: String? = nil, release: Int? = nil) {
        self.film = film
        self.slug = slug
        self.release = release
    }
}

extension AMCQuestion.FilmReference: TextCodable {
    /// Reads `66593`, `release:31337` and `old-66593`; returns nil for anything else.
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
    /// Reads `610`, `amc:610` and `amc-town-square-18`; returns nil for anything else.
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
    /// Whether the text can be a slug of AMC's URLs: lower-case letters, digits and hyphens.
    fileprivate var isSlug: Bool {
        1...AMCQuestion.slugLimit ~= utf8.count
            && utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
}
