import FilmzDomain

/// What is said when something cannot be done as asked.
enum ProblemText: String, TextKey {
    case summary = "One thing needs another look"
    case noSuchFilm = "We don't know this film."
    case noSuchViewing = "This viewing is no longer there. It may have been removed."
    case nothingToUndo = "There is nothing left to undo. The change is too old, or something changed since."
    case notAddedByHand = "This film comes from the catalogue, so its facts can't be edited."

    case titleMissing = "Every film needs a title."
    case queryMissing = "Type a title or a name to search for."
    case viewingMissing = "Choose which viewing."
    case whenMissing = "Choose when you saw it. “Don’t know” is fine too."
    case fieldMissing = "Please fill this in."
    case tooLong = "Keep it to {count} character.|Keep it to {count} characters."
    case tooMany = "Keep it to {count} name.|Keep it to {count} names."

    case yearMalformed = "Write the year as four digits, like 1994."
    case runtimeMalformed = "Write the length in minutes, like 142."
    case imdbMalformed = "An IMDb number looks like tt0111161. Leave it empty if you don’t know it."
    case dayMalformed = "Choose a day, month or year that the calendar has."
    case ratingMalformed = "Choose half a star to five stars."
    case audienceMalformed = "Choose from the groups shown."
    case minuteMalformed = "Write the minute as a number, like 45."
    case fieldMalformed = "We couldn’t read this. Please try again."
}

extension Strings {
    func message(for error: DomainError) -> String {
        switch error {
        case .noSuchFilm: self[ProblemText.noSuchFilm]
        case .noSuchViewing: self[ProblemText.noSuchViewing]
        case .nothingToUndo: self[ProblemText.nothingToUndo]
        case .notAddedByHand: self[ProblemText.notAddedByHand]
        case .invalid(let field, .missing): self[Self.missing(field)]
        case .invalid(.directors, .tooLong(FilmDraft.listLimit)), .invalid(.genres, .tooLong(FilmDraft.listLimit)):
            count(ProblemText.tooMany, FilmDraft.listLimit)
        case .invalid(_, .tooLong(let limit)): count(ProblemText.tooLong, limit)
        case .invalid(let field, .malformed): self[Self.malformed(field)]
        }
    }

    private static func missing(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .title: .titleMissing
        case .query: .queryMissing
        case .watchedOn: .whenMissing
        case .originalTitle, .year, .releaseDate, .runtime, .genres, .directors, .imdbID, .place, .companions,
            .rating, .note, .comment, .audience, .stoppedAt, .stopReason:
            .fieldMissing
        }
    }

    private static func malformed(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .year: .yearMalformed
        case .runtime: .runtimeMalformed
        case .imdbID: .imdbMalformed
        case .watchedOn, .releaseDate: .dayMalformed
        case .rating: .ratingMalformed
        case .audience: .audienceMalformed
        case .stoppedAt: .minuteMalformed
        case .title, .originalTitle, .genres, .directors, .place, .companions, .note, .comment, .stopReason, .query:
            .fieldMalformed
        }
    }
}
