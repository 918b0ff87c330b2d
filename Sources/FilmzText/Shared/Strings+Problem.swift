public import FilmzDomain

extension Strings {
    /// Why a year is none that Filmz knows.
    public func outsideYears(_ year: Int) -> String {
        let years = CalendarDay.years
        return year < years.lowerBound
            ? self[ProblemText.yearTooEarly, ["year": String(years.lowerBound)]]
            : self[ProblemText.yearTooLate, ["year": String(years.upperBound)]]
    }

    public func message(for error: DomainError) -> String {
        switch error {
        case .noSuchFilm: self[ProblemText.noSuchFilm]
        case .noSuchViewing: self[ProblemText.noSuchViewing]
        case .nothingToUndo: self[ProblemText.nothingToUndo]
        case .notAddedByHand: self[ProblemText.notAddedByHand]
        case .notYours: self[ProblemText.notYours]
        case .setElsewhere: self[ProblemText.setElsewhere]
        case .invalid(let field, .missing): self[Self.missing(field)]
        case .invalid(.directors, .tooLong(FilmDraft.listLimit)), .invalid(.genres, .tooLong(FilmDraft.listLimit)):
            count(ProblemText.tooMany, FilmDraft.listLimit)
        case .invalid(.films, .tooLong(let limit)): count(ProblemText.tooManyFilms, limit)
        case .invalid(_, .tooLong(let limit)): count(ProblemText.tooLong, limit)
        case .invalid(let field, .malformed): self[Self.malformed(field)]
        }
    }

    private static func missing(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .title: .titleMissing
        case .query: .queryMissing
        case .watchedOn: .whenMissing
        case .key: .keyMissing
        case .originalTitle, .year, .releaseDate, .runtime, .genres, .directors, .imdbID, .place, .companions,
            .rating, .note, .comment, .audience, .stoppedAt, .stopReason, .films, .keep:
            .fieldMissing
        }
    }

    private static func malformed(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .year: .yearMalformed
        case .runtime: .runtimeMalformed
        case .imdbID: .imdbMalformed
        case .key: .keyMalformed
        case .watchedOn, .releaseDate: .dayMalformed
        case .rating: .ratingMalformed
        case .audience: .audienceMalformed
        case .stoppedAt: .minuteMalformed
        case .keep: .keepMalformed
        case .title, .originalTitle, .genres, .directors, .place, .companions, .note, .comment, .stopReason, .query,
            .films:
            .fieldMalformed
        }
    }
}
