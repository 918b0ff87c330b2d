public import Foundation

/// A provider's answer about a film, with its time. Facts that are missing from it are nil or empty.
public struct FilmAnswer: Hashable, Sendable, Codable {
    public var provider: Provider
    public var fetchedAt: Timestamp
    /// The film's ID at the provider, and at others as far as the provider gives them.
    public var externalIDs: ExternalIDs
    public var title: String?
    public var originalTitle: String?
    /// The titles in other languages; nil when they were not requested.
    public var titles: [TitleLanguage: String]?
    public var year: Int?
    public var releaseDate: CalendarDay?
    /// The running time in minutes.
    public var runtime: Int?
    /// The genres by IMDb's English names, as far as there is one for the provider's.
    public var genres: [String]
    /// The countries by their English names.
    public var countries: [String]
    /// The languages by their English names.
    public var languages: [String]
    /// The US rating.
    public var certificate: String?
    public var tagline: String?
    public var plot: String?
    /// The URL of the original picture, or of the largest there is.
    public var poster: URL?
    public var credits: [Credit]
    public var scores: [Score]
    public var awards: Awards?
    public var trailers: [Trailer]
    public var similar: [SimilarFilm]
    public var offers: [ShopOffer]
    public var boxOffice: BoxOffice?
    /// The production companies; nil when none is known.
    public var companies: [String]?
    /// The film's own website.
    public var website: URL?
    /// The web page of the film at the provider.
    public var page: URL?

    public init(
        provider: Provider, fetchedAt: Timestamp, externalIDs: ExternalIDs = ExternalIDs(), title: String? = nil,
        originalTitle: String? = nil, titles: [TitleLanguage: String]? = nil, year: Int? = nil,
        releaseDate: CalendarDay? = nil, runtime: Int? = nil,
        genres: [String] = [], countries: [String] = [], languages: [String] = [], certificate: String? = nil,
        tagline: String? = nil, plot: String? = nil, poster: URL? = nil, credits: [Credit] = [],
        scores: [Score] = [], awards: Awards? = nil, trailers: [Trailer] = [], similar: [SimilarFilm] = [],
        offers: [ShopOffer] = [], boxOffice: BoxOffice? = nil, companies: [String]? = nil, website: URL? = nil,
        page: URL? = nil
    ) {
        self.provider = provider
        self.fetchedAt = fetchedAt
        self.externalIDs = externalIDs
        self.title = title
        self.originalTitle = originalTitle
        self.titles = titles
        self.year = year
        self.releaseDate = releaseDate
        self.runtime = runtime
        self.genres = genres
        self.countries = countries
        self.languages = languages
        self.certificate = certificate
        self.tagline = tagline
        self.plot = plot
        self.poster = poster
        self.credits = credits
        self.scores = scores
        self.awards = awards
        self.trailers = trailers
        self.similar = similar
        self.offers = offers
        self.boxOffice = boxOffice
        self.companies = companies
        self.website = website
        self.page = page
    }
}

/// A person's part in a film.
public struct Credit: Hashable, Sendable, Codable {
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
        case director, writer, actor, composer, cinematographer, editor, producer
    }

    public var name: String
    public var role: Role
    /// The character that an actor plays.
    public var character: String?

    public init(name: String, role: Role, character: String? = nil) {
        self.name = name
        self.role = role
        self.character = character
    }
}

/// The average opinion on a film, as one number.
public struct Score: Hashable, Sendable, Codable {
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
        case imdb, rottenTomatoes, metacritic, tmdb
    }

    public var source: Source
    /// The score from 0 to 100.
    public var percent: Int
    /// The number of votes; nil when it is not given.
    public var votes: Int?

    /// Returns nil unless `percent` is from 0 to 100.
    public init?(source: Source, percent: Int, votes: Int? = nil) {
        guard 0...100 ~= percent else { return nil }
        self.source = source
        self.percent = percent
        self.votes = votes
    }
}

/// The awards of a film.
public struct Awards: Hashable, Sendable, Codable {
    /// The one award that is mentioned by name.
    public struct Headline: Hashable, Sendable, Codable {
        /// The name in the singular: `Oscar`.
        public var name: String
        public var count: Int
        public var isWon: Bool

        public init(name: String, count: Int, isWon: Bool) {
            self.name = name
            self.count = count
            self.isWon = isWon
        }
    }

    public var headline: Headline?
    public var wins: Int
    public var nominations: Int
    /// All awards in the source's words.
    public var sentence: String

    public init(headline: Headline? = nil, wins: Int = 0, nominations: Int = 0, sentence: String) {
        self.headline = headline
        self.wins = wins
        self.nominations = nominations
        self.sentence = sentence
    }
}

/// What the tickets of a film brought in, in whole US dollars.
public struct BoxOffice: Hashable, Sendable, Codable {
    /// The box office in the US and Canada.
    public var domestic: Int?
    public var worldwide: Int?

    public init(domestic: Int? = nil, worldwide: Int? = nil) {
        self.domestic = domestic
        self.worldwide = worldwide
    }
}

/// A trailer of the film.
public struct Trailer: Hashable, Sendable, Codable {
    public var title: String
    /// The name of the site: `YouTube`, `Vimeo`…
    public var site: String
    public var address: URL

    public init(title: String, site: String, address: URL) {
        self.title = title
        self.site = site
        self.address = address
    }
}
