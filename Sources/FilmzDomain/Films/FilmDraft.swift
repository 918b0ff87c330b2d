/// A person's facts about a film that no catalogue has.
public struct FilmDraft: Hashable, Sendable {
    public var title: String
    public var originalTitle: String
    public var year: Int?
    public var runtime: Int?
    public var directors: [String]
    public var genres: [String]
    public var imdbID: IMDbID?
    /// The kind; nil when the person does not say.
    public var kind: Film.Kind?

    public init(
        title: String,
        originalTitle: String = "",
        year: Int? = nil,
        runtime: Int? = nil,
        directors: [String] = [],
        genres: [String] = [],
        imdbID: IMDbID? = nil,
        kind: Film.Kind? = nil
    ) {
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
        self.runtime = runtime
        self.directors = directors
        self.genres = genres
        self.imdbID = imdbID
        self.kind = kind
    }

    public static let titleLimit = 300
    public static let nameLimit = 100
    /// The maximum number of directors, and of genres.
    public static let listLimit = 12
    /// The valid running times in minutes; the longest film ever shown runs for 51,420.
    public static let runtimes = 1...60_000

    /// The film from this draft, cleaned. The store adds external IDs.
    public func film(id: Film.ID) throws(DomainError) -> Film {
        let title = try title.checked(.title, limit: Self.titleLimit)
        guard !title.isEmpty else { throw .invalid(.title, .missing) }
        let originalTitle = try originalTitle.checked(.originalTitle, limit: Self.titleLimit)
        if let year, !CalendarDay.years.contains(year) { throw .invalid(.year, .malformed) }
        if let runtime, !Self.runtimes.contains(runtime) { throw .invalid(.runtime, .malformed) }
        return Film(
            id: id,
            title: title,
            originalTitle: originalTitle.isEmpty || originalTitle == title ? nil : originalTitle,
            year: year,
            runtime: runtime,
            genres: try Self.names(genres, field: .genres),
            directors: try Self.names(directors, field: .directors),
            kind: kind)
    }

    private static func names(_ names: [String], field: DomainError.Field) throws(DomainError) -> [String] {
        var result: [String] = []
        for name in names {
            let name = try name.checked(field, limit: nameLimit)
            guard !name.isEmpty, !result.contains(name) else { continue }
            // Checked here, because finding duplicates would take quadratic time for a hostile megabyte of names.
            guard result.count < listLimit else { throw .invalid(field, .tooLong(listLimit)) }
            result.append(name)
        }
        return result
    }
}
