public import FilmzDomain

/// Which parts of IMDb's datasets go into the catalogue.
public struct DatasetOptions: Hashable, Sendable {
    /// The kinds of titles that Filmz imports. Games are left out, and episodes are no titles of their own.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case movie, tvMovie, short, tvShort, video, tvSpecial, tvSeries, tvMiniSeries

        /// No two of IMDb's kinds have the same code.
        var code: UInt64 { DatasetCursor.code(rawValue) }

        /// Filmz's own name for this kind.
        public var kind: Film.Kind {
            switch self {
            case .movie: .film
            case .short, .tvShort: .short
            case .tvMovie: .televisionFilm
            case .video: .video
            case .tvSpecial: .special
            case .tvSeries: .series
            case .tvMiniSeries: .miniseries
            }
        }
    }

    public var kinds: Set<Kind>
    public var includesAdult: Bool
    /// Films with fewer votes are left out; 0 keeps all, also those without votes.
    public var leastVotes: Int
    /// The episodes of shows with fewer votes are left out; 0 takes those of all shows.
    public var episodeVotes: Int
    /// Alternative titles are imported for these regions and languages, in IMDb's codes: `US`, `DE`, `en`. The original
    /// title is always imported.
    public var regions: Set<String>
    public var languages: Set<String>
    /// The files that are read if they are there, besides basics and ratings.
    public var files: Set<DatasetFile>
    /// How many members of a film's cast are imported, in the order of billing.
    public var castLimit: Int

    public init(
        kinds: Set<Kind> = [.movie, .tvMovie, .video, .tvSpecial, .tvSeries, .tvMiniSeries],
        includesAdult: Bool = false,
        leastVotes: Int = 0,
        episodeVotes: Int = 1_000,
        regions: Set<String> = ["US", "GB", "XWW"],
        languages: Set<String> = ["en"],
        files: Set<DatasetFile> = Set(DatasetFile.allCases),
        castLimit: Int = 10
    ) {
        self.kinds = kinds
        self.includesAdult = includesAdult
        self.leastVotes = leastVotes
        self.episodeVotes = episodeVotes
        self.regions = regions
        self.languages = languages
        self.files = files.union([.basics, .ratings])
        self.castLimit = castLimit
    }

    /// Whether any shows are imported, so that they can have episodes.
    public var takesShows: Bool { kinds.contains { $0.kind.isShow } }

    /// The options in a few words: `movie, tvMovie; at least 5 votes`.
    var summary: String {
        var parts = [Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ", ")]
        if leastVotes > 0 { parts.append("at least \(leastVotes) votes") }
        if includesAdult { parts.append("adult titles too") }
        return parts.joined(separator: "; ")
    }

    /// A text that is the same only for the same options.
    var key: String {
        let lists = [regions, languages, Set(files.map(\.rawValue))].map { $0.sorted().joined(separator: " ") }
        return ([summary, "\(castLimit)", "\(episodeVotes)"] + lists).joined(separator: "\n")
    }
}
