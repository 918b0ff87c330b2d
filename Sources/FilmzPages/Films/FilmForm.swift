public import FilmzDomain

/// The form for a film, as typed, valid or not.
public struct FilmForm: Sendable, Equatable {
    var title: String
    var originalTitle = ""
    var year = ""
    var runtime = ""
    /// Names, separated by commas.
    var directors = ""
    var genres = ""
    var imdbID = ""

    public init(title: String = "") {
        self.title = title
    }

    /// Reads the form, or the query of an address that fills it in.
    public init(_ fields: FormFields) {
        title = fields[.title] ?? ""
        originalTitle = fields[.originalTitle] ?? ""
        year = fields[.year] ?? ""
        runtime = fields[.runtime] ?? ""
        directors = fields[.directors] ?? ""
        genres = fields[.genres] ?? ""
        imdbID = fields[.imdbID] ?? ""
    }

    /// The form for correcting a film.
    public init(_ film: Film) {
        title = film.title
        originalTitle = film.originalTitle ?? ""
        year = film.year.map(String.init) ?? ""
        runtime = film.runtime.map(String.init) ?? ""
        directors = film.directors.joined(separator: ", ")
        genres = film.genres.joined(separator: ", ")
        imdbID = film.externalIDs.imdb?.description ?? ""
    }

    /// The input as a draft. The domain checks lengths.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func draft() throws(DomainError) -> FilmDraft {
        FilmDraft(
            title: title,
            originalTitle: originalTitle,
            year: try Self.number(year, field: .year),
            runtime: try Self.number(runtime, field: .runtime),
            directors: Self.names(directors),
            genres: Self.names(genres),
            imdbID: try parsedIMDbID())
    }

    private static func number(_ text: String, field: DomainError.Field) throws(DomainError) -> Int? {
        let text = text.filter { !$0.isWhitespace }
        guard !text.isEmpty else { return nil }
        guard let number = Int(text) else { throw .invalid(field, .malformed) }
        return number
    }

    private static func names(_ text: String) -> [String] {
        text.split(separator: ",").map(String.init)
    }

    private func parsedIMDbID() throws(DomainError) -> IMDbID? {
        var text = imdbID.filter { !$0.isWhitespace }
        guard !text.isEmpty else { return nil }
        if text.contains("/"), let number = text.firstMatch(of: /tt[0-9]+/) { text = String(number.output) }
        guard let id = IMDbID(text) else { throw .invalid(.imdbID, .malformed) }
        return id
    }
}
