import FilmzDomain

/// Tells which rows of `title.akas` name films as readers of a language know them.
struct TitleRegions {
    /// What a row says of its title.
    struct Row {
        var region, language, types, attributes: Range<Int>
    }

    let language: TitleLanguage
    private let code: UInt64
    /// Whose titles are in the language unless they say otherwise, the best first.
    private let regions: [UInt64]

    init(_ language: TitleLanguage) {
        self.language = language
        code = DatasetCursor.code(language.rawValue)
        regions = Self.regions(of: language).map { DatasetCursor.code($0) }
    }

    /// As IMDb codes them. Switzerland is none of them, since its titles are in four languages.
    private static func regions(of language: TitleLanguage) -> [String] {
        switch language {
        case .german: ["DE", "AT"]
        }
    }

    /// The place of a row among those in the language, by its region; nil when it is in another one.
    func place(_ row: Row, _ cursor: DatasetCursor) -> Int? {
        let isTold = !cursor.isNothing(row.language)
        guard !isTold || cursor.code(row.language) == code else { return nil }
        return regions.firstIndex(of: cursor.code(row.region)) ?? (isTold ? regions.count : nil)
    }

    /// How well readers know the film by a row's title.
    /// - Returns: nil when nobody does, since it was a name for the time of work, or is another for the same region
    func fit(_ row: Row, place: Int, _ cursor: DatasetCursor) -> NameBatch.Fit? {
        let types = cursor.bytes[row.types].split(separator: Self.separator).map {
            cursor.code($0.startIndex..<$0.endIndex)
        }
        guard !types.contains(where: Self.unfit.contains) else { return nil }
        let kind =
            if types.contains(Self.shown) {
                0
            } else if cursor.isNothing(row.types), cursor.isNothing(row.attributes) {
                1
            } else {
                // On discs, at festivals, of a shorter cut…
                2
            }
        return NameBatch.Fit(language, rank: place * 3 + kind)
    }

    /// Between several types of one title.
    private static let separator: UInt8 = 2
    /// The one that IMDb shows in its region.
    private static let shown = DatasetCursor.code("imdbDisplay")
    private static let unfit = ["working", "alternative"].map { DatasetCursor.code($0) }
}
