import FilmzDomain

/// Finds the rows of `title.akas` with films' titles in a language.
struct TitleRegions {
    /// The fields of a row besides its title.
    struct Row {
        var region, language, types, attributes: Range<Int>
    }

    let language: TitleLanguage
    private let code: UInt64
    /// The regions whose titles are in the language unless marked otherwise, the best first.
    private let regions: [UInt64]

    init(_ language: TitleLanguage) {
        self.language = language
        code = DatasetCursor.code(language.rawValue)
        regions = Self.regions(of: language).map { DatasetCursor.code($0) }
    }

    /// The regions in IMDb's codes. Belgium, Canada and Switzerland are missing, because their titles are in several languages.
    private static func regions(of language: TitleLanguage) -> [String] {
        switch language {
        case .german: ["DE", "AT"]
        case .french: ["FR"]
        case .spanish: ["ES", "MX", "AR"]
        }
    }

    /// The rank of a row's region among those of the language; nil if the row is in another language.
    func place(_ row: Row, cursor: DatasetCursor) -> Int? {
        let isTold = !cursor.isNothing(row.language)
        guard !isTold || cursor.code(row.language) == code else { return nil }
        return regions.firstIndex(of: cursor.code(row.region)) ?? (isTold ? regions.count : nil)
    }

    /// The suitability of a row's title for readers of the language.
    /// - Returns: nil for a working title, or an additional one for the same region, which readers do not know
    func fit(_ row: Row, place: Int, cursor: DatasetCursor) -> NameBatch.Fit? {
        let types = cursor.bytes[row.types].split(separator: Self.separator).map {
            cursor.code($0.startIndex..<$0.endIndex)
        }
        guard !types.contains(where: Self.unfit.contains) else { return nil }
        let kind =
            if types.contains(Self.displayType) {
                0
            } else if cursor.isNothing(row.types), cursor.isNothing(row.attributes) {
                1
            } else {
                // Titles on discs, at festivals, of a shorter cut…
                2
            }
        return NameBatch.Fit(language, rank: place * 3 + kind)
    }

    /// The separator of several types of one title.
    private static let separator: UInt8 = 2
    /// The type of the title that IMDb shows in its region.
    private static let displayType = DatasetCursor.code("imdbDisplay")
    private static let unfit = ["working", "alternative"].map { DatasetCursor.code($0) }
}
