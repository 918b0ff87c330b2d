/// The records of one film, with its artist and years.
struct ITunesFilm {
    private(set) var items: [ITunesItem]
    private var artist: [String]?
    private var titleYear: Int?
    private var years: Set<Int?>

    init(_ item: ITunesItem) {
        items = [item]
        artist = item.artistName?.foldedWords
        if artist == [] { artist = nil }
        titleYear = item.titleYear
        years = [item.filmYear]
    }

    /// Whether it is the same film as another with this title, by artist and year; nil if that is unclear.
    func isSame(as other: ITunesFilm) -> Bool? {
        let signs = [Self.agree(artist, other.artist), Self.agree(titleYear, other.titleYear)].compactMap(\.self)
        if signs.isEmpty { return nil }
        return signs.allSatisfy(\.self)
    }

    /// Whether it may be the same film, by the store's years, if nothing better is known.
    func maybeSame(as other: ITunesFilm) -> Bool {
        isSame(as: other) == nil && !years.isDisjoint(with: other.years)
    }

    mutating func add(_ other: ITunesFilm) {
        items += other.items
        artist = artist ?? other.artist
        titleYear = titleYear ?? other.titleYear
        years.formUnion(other.years)
    }

    /// Whether two values are equal; nil if one of them is unknown.
    private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool? {
        guard let one, let other else { return nil }
        return one == other
    }
}
