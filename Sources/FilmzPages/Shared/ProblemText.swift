import FilmzDomain

/// What is said when something cannot be done as asked.
enum ProblemText: String, TextKey {
    case noSuchFilm = "We don’t know this film."
    case noSuchViewing = "This viewing is no longer there. It may have been removed."
    case nothingToUndo = "There is nothing left to undo. The change is too old, or something changed since."
    case notAddedByHand = "This film comes from the catalogue, so its facts can’t be edited."
    case setElsewhere = "This is set where Filmz is started, and can only be changed there."

    case keyMissing = "Paste the key first."
    case keyMalformed = "This doesn’t look like a key. Paste it as you got it, without spaces."

    case titleMissing = "Every film needs a title."
    case queryMissing = "Type a title or a name to search for."
    case viewingMissing = "Choose which viewing."
    case whenMissing = "Choose when you saw it. “Don’t know” is fine too."
    case seenDayMissing = "Choose the day you saw it."
    case seenMonthMissing = "Choose the month you saw it."
    case seenYearMissing = "Write the year you saw it, like 2011."
    case fieldMissing = "Please fill this in."
    case tooLong = "Keep it to {count} character.|Keep it to {count} characters."
    case tooMany = "Keep it to {count} name.|Keep it to {count} names."
    case tooManyFilms = "Choose at most {count} film at once.|Choose at most {count} films at once."

    case yearMalformed = "Write the year as four digits, like 1994."
    case yearTooEarly = "Filmz knows films from {year} on."
    case yearTooLate = "Filmz knows years up to {year}."
    case notYet = "That is still to come. Choose today or earlier."
    case runtimeMalformed = "Write the length in minutes, like 142."
    case imdbMalformed = "An IMDb number looks like tt0111161. Leave it empty if you don’t know it."
    case dayMalformed = "Choose a day that the calendar has."
    case monthMalformed = "Choose a month, written like 2011-07."
    case ratingMalformed = "Choose half a star to five stars."
    case audienceMalformed = "Choose from the groups shown."
    case keepMalformed = "Choose how many backups to keep, from 1 to 100."
    case minuteMalformed = "Write the minute as a number, like 45."
    case fieldMalformed = "We couldn’t read this. Please try again."
}

extension Strings {
    /// Why a year is none that Filmz knows.
    func outsideYears(_ year: Int) -> String {
        let years = CalendarDay.years
        return year < years.lowerBound
            ? self[ProblemText.yearTooEarly, ["year": String(years.lowerBound)]]
            : self[ProblemText.yearTooLate, ["year": String(years.upperBound)]]
    }

    func message(for error: DomainError) -> String {
        switch error {
        case .noSuchFilm: self[ProblemText.noSuchFilm]
        case .noSuchViewing: self[ProblemText.noSuchViewing]
        case .nothingToUndo: self[ProblemText.nothingToUndo]
        case .notAddedByHand: self[ProblemText.notAddedByHand]
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
