public import FilmzDomain

/// The parts of IMDb's datasets to import.
public struct DatasetOptions: Hashable, Sendable {
    /// A kind of title that Filmz imports. Games are left out, and episodes are no titles of their own.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case movie, tvMovie, short, tvShort, video, tvSpecial, tvSeries, tvMiniSeries

        /// The code of IMDb's name, which is different for each kind.
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
    /// The minimum number of votes of a film; 0 imports all films, including those without votes.
    public var leastVotes: Int
    /// The minimum number of votes of a show whose episodes are imported; 0 imports those of all shows.
    public var episodeVotes: Int
    /// The regions whose alternative titles are imported, in IMDb's codes: `US`, `DE`. The titles in ``languages``,
    /// such as `en`, and the original title are imported too.
    public var regions: Set<String>
    public var languages: Set<String>
    /// The files to read if they exist, besides basics and ratings.
    public var files: Set<DatasetFile>
    /// The maximum number of members of a film's cast to import, in the order of billing.
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

    /// Whether shows are imported, so that there can be episodes.
    public var takesShows: Bool { kinds.contains { $0.kind.isShow } }

    /// A short summary of the options: `movie, tvMovie; at least 5 votes`.
    var summary: String {
        var parts = [Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ", ")]
        if leastVotes > 0 { parts.append("at least \(leastVotes) votes") }
        if includesAdult { parts.append("adult titles too") }
        return parts.joined(separator: "; ")
    }

    /// A key that is equal only for equal options.
    var key: String {
        let lists = [regions, languages, Set(files.map(\.rawValue))].map { $0.sorted().joined(separator: " ") }
        return ([summary, "\(castLimit)", "\(episodeVotes)"] + lists).joined(separator: "\n")
    }
}
