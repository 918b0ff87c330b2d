public import APICore
import Foundation

extension ITunesItem {
    /// The title of the series that a season or an episode belongs to; nil for other records.
    public var seriesName: String? { if isTelevision { artistName } else { nil } }

    /// The title of the season, or of the season that an episode belongs to: "Harbour Watch, Season 1"; nil for other
    /// records.
    public var seasonName: String? { if isTelevision { collectionName } else { nil } }

    /// The number of the season, parsed from its title in one of several languages: "Season 2", "Series 2", "Staffel
    /// 2". Nil if the title has none, as in "The Complete Series", "Vol. 1".
    ///
    /// The store has no field for it, and a record is not always one season: good for links, not for numbering.
    public var seasonNumber: Int? { seasonName.flatMap(Self.seasonNumber) }

    /// The day of an episode's broadcast, or of a season's first one; for some seasons the day they appeared in the
    /// store. Nil for other records.
    ///
    /// The store sends it as midnight in California, when it is the same day in UTC.
    public var airDate: PlainDate? {
        if isTelevision { releaseDate.map { PlainDate($0, in: .gmt) } } else { nil }
    }

    private var isTelevision: Bool { [.tvSeason, .tvEpisode].contains(kind) }

    /// The season number in a name. No title is longer than 300 characters; a longer one is not parsed.
    private static func seasonNumber(in name: String) -> Int? {
        guard name.count <= 300 else { return nil }
        let words = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let pattern =
            #/\b(?:season|series|staffel|saison|temporada|stagione|seizoen|sasong|sæson|sesong|kausi|sezon)\s+(\d{1,4})\b(?!\s*[-–—&+/]\s*\d)/#
        return words.matches(of: pattern).last.flatMap { Int($0.1) }
    }

    /// Whether an English title says that all seasons are sold together.
    var saysCompleteSeries: Bool { collectionName?.hasWords("complete", "series") ?? false }

    /// Whether the title says that several seasons are sold together, for a record that is known to be television.
    var bundlesSeasons: Bool {
        saysCompleteSeries || collectionName?.hasWords("complete", "collection") ?? false
    }
}

extension String {
    /// Whether the text contains two words, one after the other.
    fileprivate func hasWords(_ first: String, _ second: String) -> Bool {
        let words: [String] = if count <= 300 { foldedWords } else { [] }
        return zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
    }
}
