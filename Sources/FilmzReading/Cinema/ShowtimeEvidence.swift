import FilmzDomain
import FilmzTextFolding

/// The evidence that a cinema's showing is of a film.
struct ShowtimeEvidence {
    /// The score of the evidence besides the title.
    var points = 0
    /// Whether the year, the director or the running time agrees.
    var isSure = false
    /// Whether the running time agrees.
    var hasRuntime = false

    private static let longerBy = 45
    /// Silent films run at many speeds.
    private static let lastSilentYear = 1930

    /// Returns nil when the cinema's facts contradict the film.
    /// - Parameters:
    ///   - announced: what the cinema says of the film
    ///   - years: the years beside the title
    ///   - people: whether a person of the film is named beside the title
    ///   - isLonger: whether a talk or music makes the showing longer than the film
    ///   - isOtherCut: whether another cut is shown
    init?(
        _ film: Film, announced: ShowtimeMatcher.Announced, years: [Int], people: Bool, isLonger: Bool,
        isOtherCut: Bool, isOld: Bool, today: CalendarDay
    ) {
        let difference = announced.runtime.flatMap { theirs in film.runtime.map { theirs - $0 } }
        let runs = difference.map { abs($0) <= FilmMatching.runtimeTolerance }
        let runsExactly = difference.map { abs($0) <= 2 } == true
        let shifts = announced.year.flatMap { theirs in film.year.map { theirs - $0 } }
        // A page is often published years after the film was made.
        let isPosted = announced.year.map { $0 >= today.year - 1 } == true && (shifts ?? 0) > 1
        let isYear = shifts.map { abs($0) <= 1 }
        let directs = Self.directs(film, name: announced.director)
        guard Self.fits(film, years: years, today: today) else { return nil }

        if directs == false, shifts != 0 || !runsExactly { return nil }
        if isYear == false {
            let isOutweighed =
                runs == true && (directs == true || runsExactly || isPosted && isOld)
                || isPosted && runs == nil && (directs == true || isOld || people)
            guard isOutweighed, isPosted || abs(shifts ?? 0) <= 2 || directs == true else { return nil }
        }
        if runs == false, let difference, let runtime = film.runtime {
            let part = abs(difference) * 100 / max(runtime, 1)
            let isKnown = directs == true || shifts == 0
            let isSilent = (film.year ?? .max) < Self.lastSilentYear
            guard
                isOtherCut && (part <= 45 || isKnown) || isLonger && (0...Self.longerBy).contains(difference)
                    || isKnown && part <= (directs == true ? 25 : 12) || isSilent && part <= 30
            else { return nil }
        }
        if directs == true { points += 4 }
        if shifts == 0 { points += 3 } else if isYear == true { points += 1 }
        if runs == true { points += runsExactly ? 3 : 2 }
        if people { points += 3 }
        if years.contains(where: { $0 == film.year }) { points += 3 }
        hasRuntime = runs == true
        isSure = directs == true || shifts == 0 || runs == true || people || years.contains { $0 == film.year }
    }

    /// Whether the film is by this director; nil when a director is unknown.
    static func directs(_ film: Film, name director: String?) -> Bool? {
        guard let director, director.contains(where: \.isLetter), !film.directors.isEmpty else { return nil }
        var film = film
        film.cast = []
        return PeopleWords(film).contains(director)
    }

    /// Whether the years beside the title allow the film: one is the film's, or that of the season.
    private static func fits(_ film: Film, years: [Int], today: CalendarDay) -> Bool {
        guard let own = film.year else { return true }
        return years.isEmpty || years.contains { abs($0 - own) <= 1 || $0 >= today.year - 1 }
    }
}
