public import APICore
import Foundation

extension ITunesItem {
    /// The title of the series that a season or an episode belongs to; nil for other records.
    public var seriesName: String? { if isTelevision { artistName } else { nil } }

    /// The title of the season, also of the one that an episode belongs to: "Harbour Watch, Season 1"; nil for other
    /// records.
    public var seasonName: String? { if isTelevision { collectionName } else { nil } }

    /// The number of the season, as its title says it in one of some languages: "Season 2", "Series 2", "Staffel 2". Nil
    /// when it does not, as "The Complete Series", "Vol. 1".
    ///
    /// The store has no field for it, and what it sells is not always one season: good for links, not for numbering.
    public var seasonNumber: Int? { seasonName.flatMap(Self.seasonNumber) }

    /// The day of an episode's broadcast, or of a season's first one; for some seasons the day they came to the store.
    /// Nil for other records.
    ///
    /// The store writes it as midnight in California, at which it is the same day in UTC.
    public var airDate: PlainDate? {
        if isTelevision { releaseDate.map { PlainDate($0, in: .gmt) } } else { nil }
    }

    private var isTelevision: Bool { [.tvSeason, .tvEpisode].contains(kind) }

    /// No title is longer than 300 characters; in a longer one nothing is looked for.
    private static func seasonNumber(in name: String) -> Int? {
        guard name.count <= 300 else { return nil }
        let words = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let pattern =
            #/\b(?:season|series|staffel|saison|temporada|stagione|seizoen|sasong|sæson|sesong|kausi|sezon)\s+(\d{1,4})\b(?!\s*[-–—&+/]\s*\d)/#
        return words.matches(of: pattern).last.flatMap { Int($0.1) }
    }

    /// Whether a title in English says that all seasons are sold together.
    var saysCompleteSeries: Bool { collectionName?.hasWords("complete", "series") ?? false }

    /// The same of something that is known to be of television.
    var bundlesSeasons: Bool {
        saysCompleteSeries || collectionName?.hasWords("complete", "collection") ?? false
    }
}

extension String {
    /// Whether two words stand in it, one after the other.
    fileprivate func hasWords(_ first: String, _ second: String) -> Bool {
        let words: [String] = if count <= 300 { foldedWords } else { [] }
        return zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
    }
}
