public import APICore
public import Foundation

/// The details of a film, a series, an episode or a game. https://www.omdbapi.com/#parameters
///
/// OMDb sends everything as text. A field that is `N/A`, empty or absent is nil or an empty list here.
public struct OMDbDetail: Sendable, Hashable, Identifiable {
    /// The title's ID on IMDb, `tt` and seven or eight digits. It may be an old one that IMDb has merged with another.
    public let imdbID: String
    /// The title.
    public let title: String?
    /// The year of a film, the years of a series.
    public let years: OMDbYears?
    /// The kind of title: film, series, episode or game.
    public let type: OMDbType?
    /// The certificate, as the rating board writes it: `PG-13`, `TV-MA`, `Not Rated`.
    public let rated: String?
    /// The day of the first release.
    public let released: PlainDate?
    /// The running time in minutes.
    public let runtime: Int?
    /// Genres in English.
    public let genres: [String]
    /// The directors; empty for most series.
    public let directors: [OMDbCredit]
    /// The writers.
    public let writers: [OMDbCredit]
    /// The leading actors, three or four.
    public let actors: [OMDbCredit]
    /// The plot, short or full as requested.
    public let plot: String?
    /// Languages in English.
    public let languages: [String]
    /// Countries in English.
    public let countries: [String]
    /// The awards and nominations.
    public let awards: OMDbAwards?
    /// The address of the poster; nil if there is none.
    public let poster: OMDbPoster?
    /// All scores, one for each source. IMDb's rating and the Metascore, which also have fields of their own, are
    /// included even if OMDb's list of ratings lacks them.
    public let scores: [OMDbScore]
    /// The Metascore, up to 100.
    public let metascore: Int?
    /// The rating of IMDb's viewers, up to 10. May be nil although there are votes.
    public let imdbRating: Double?
    /// The number of votes by IMDb's viewers.
    public let imdbVotes: Int?
    /// The day of the release on disc; films only.
    public let dvd: PlainDate?
    /// The box office in the US and Canada, in whole US dollars.
    public let boxOffice: Int?
    /// The production company.
    public let production: String?
    /// The title's own website, `http` or `https` as OMDb sends it.
    public let website: URL?
    /// The number of seasons of a series, as IMDb counts them; nil if OMDb does not know.
    public let totalSeasons: Int?
    /// The season number of an episode.
    public let season: Int?
    /// The number of an episode within its season.
    public let episode: Int?
    /// The IMDb ID of the series that an episode belongs to; nil if OMDb does not know.
    public let seriesID: String?
    /// The data from Rotten Tomatoes in older responses; nil today.
    public let tomatoes: OMDbTomatoes?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        imdbID: String, title: String? = nil, years: OMDbYears? = nil, type: OMDbType? = nil, rated: String? = nil,
        released: PlainDate? = nil, runtime: Int? = nil, genres: [String] = [], directors: [OMDbCredit] = [],
        writers: [OMDbCredit] = [], actors: [OMDbCredit] = [], plot: String? = nil, languages: [String] = [],
        countries: [String] = [], awards: OMDbAwards? = nil, poster: OMDbPoster? = nil, scores: [OMDbScore] = [],
        metascore: Int? = nil, imdbRating: Double? = nil, imdbVotes: Int? = nil, dvd: PlainDate? = nil,
        boxOffice: Int? = nil, production: String? = nil, website: URL? = nil, totalSeasons: Int? = nil,
        season: Int? = nil, episode: Int? = nil, seriesID: String? = nil, tomatoes: OMDbTomatoes? = nil
    ) {
        self.imdbID = imdbID
        self.title = title
        self.years = years
        self.type = type
        self.rated = rated
        self.released = released
        self.runtime = runtime
        self.genres = genres
        self.directors = directors
        self.writers = writers
        self.actors = actors
        self.plot = plot
        self.languages = languages
        self.countries = countries
        self.awards = awards
        self.poster = poster
        self.scores = scores
        self.metascore = metascore
        self.imdbRating = imdbRating
        self.imdbVotes = imdbVotes
        self.dvd = dvd
        self.boxOffice = boxOffice
        self.production = production
        self.website = website
        self.totalSeasons = totalSeasons
        self.season = season
        self.episode = episode
        self.seriesID = seriesID
        self.tomatoes = tomatoes
    }

    /// The same as ``imdbID``.
    public var id: String { imdbID }

    /// The score from a source; nil if there is none.
    public func score(of source: OMDbScore.Source) -> OMDbScore? {
        scores.first { $0.source == source }
    }
}

extension OMDbDetail: Codable {
    private enum CodingKeys: String, CodingKey {
        case imdbID, imdbRating, imdbVotes, seriesID, totalSeasons, tomatoMeter
        case title = "Title"
        case years = "Year"
        case type = "Type"
        case rated = "Rated"
        case released = "Released"
        case runtime = "Runtime"
        case genres = "Genre"
        case directors = "Director"
        case writers = "Writer"
        case actors = "Actors"
        case plot = "Plot"
        case languages = "Language"
        case countries = "Country"
        case awards = "Awards"
        case poster = "Poster"
        case scores = "Ratings"
        case metascore = "Metascore"
        case dvd = "DVD"
        case boxOffice = "BoxOffice"
        case production = "Production"
        case website = "Website"
        case season = "Season"
        case episode = "Episode"
    }

    /// Decodes the details. Fails without an ID.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        imdbID = try fields.identity(.imdbID)
        title = fields.known(.title)
        years = fields.known(.years).flatMap { OMDbYears($0) }
        type = fields.known(.type).map { OMDbType(rawValue: $0) }
        rated = fields.known(.rated)
        released = fields.known(.released).flatMap { PlainDate(omdb: $0) }
        runtime = fields.known(.runtime)?.minutes
        genres = fields.parts(.genres)
        directors = fields.credits(.directors)
        writers = fields.credits(.writers)
        actors = fields.credits(.actors)
        plot = fields.known(.plot)
        languages = fields.parts(.languages)
        countries = fields.parts(.countries)
        awards = fields.known(.awards).flatMap { OMDbAwards($0) }
        poster = fields.known(.poster).flatMap { OMDbPoster($0) }
        scores = Self.scores(in: fields)
        metascore = fields.known(.metascore)?.percentage
        imdbRating = fields.decimal(.imdbRating, upTo: 10)
        imdbVotes = fields.known(.imdbVotes)?.wholeNumber
        dvd = fields.known(.dvd).flatMap { PlainDate(omdb: $0) }
        boxOffice = fields.known(.boxOffice)?.dollars
        production = fields.known(.production)
        website = fields.known(.website).flatMap { URL(page: $0) }
        totalSeasons = fields.known(.totalSeasons)?.wholeNumber
        season = fields.known(.season)?.wholeNumber
        episode = fields.known(.episode)?.wholeNumber
        seriesID = fields.known(.seriesID)
        let tomatoes = try OMDbTomatoes(from: decoder)
        self.tomatoes = if tomatoes.isEmpty { nil } else { tomatoes }
    }

    /// Encodes the details under OMDb's names, with numbers and lists as such.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(imdbID, forKey: .imdbID)
        try fields.encodeIfPresent(title, forKey: .title)
        try fields.encodeIfPresent(years, forKey: .years)
        try fields.encodeIfPresent(type, forKey: .type)
        try fields.encodeIfPresent(rated, forKey: .rated)
        try fields.encodeIfPresent(released, forKey: .released)
        try fields.encodeIfPresent(runtime, forKey: .runtime)
        try fields.encode(genres, forKey: .genres)
        try fields.encode(directors, forKey: .directors)
        try fields.encode(writers, forKey: .writers)
        try fields.encode(actors, forKey: .actors)
        try fields.encodeIfPresent(plot, forKey: .plot)
        try fields.encode(languages, forKey: .languages)
        try fields.encode(countries, forKey: .countries)
        try fields.encodeIfPresent(awards, forKey: .awards)
        try fields.encodeIfPresent(poster, forKey: .poster)
        try fields.encode(scores, forKey: .scores)
        try fields.encodeIfPresent(metascore, forKey: .metascore)
        try fields.encodeIfPresent(imdbRating, forKey: .imdbRating)
        try fields.encodeIfPresent(imdbVotes, forKey: .imdbVotes)
        try fields.encodeIfPresent(dvd, forKey: .dvd)
        try fields.encodeIfPresent(boxOffice, forKey: .boxOffice)
        try fields.encodeIfPresent(production, forKey: .production)
        try fields.encodeIfPresent(website, forKey: .website)
        try fields.encodeIfPresent(totalSeasons, forKey: .totalSeasons)
        try fields.encodeIfPresent(season, forKey: .season)
        try fields.encodeIfPresent(episode, forKey: .episode)
        try fields.encodeIfPresent(seriesID, forKey: .seriesID)
        try tomatoes?.encode(to: encoder)
    }

    /// The list of ratings, followed by those that are only in other fields.
    private static func scores(in fields: KeyedDecodingContainer<CodingKeys>) -> [OMDbScore] {
        let listed = (try? fields.decode(LossyArray<OMDbScore>.self, forKey: .scores))?.wrappedValue ?? []
        let others: [(OMDbScore.Source, CodingKeys)] = [
            (.imdb, .imdbRating), (.rottenTomatoes, .tomatoMeter), (.metacritic, .metascore),
        ]
        let more = others.compactMap { source, key in fields.known(key).flatMap { OMDbScore(source, text: $0) } }
        var seen: Set<OMDbScore.Source> = []
        return (listed + more).filter { seen.insert($0.source).inserted }
    }
}
