import FilmzDomain
import FilmzTextFolding

/// Decides whether one of several films certainly matches an interpretation. In doubt, none does: a wrong film does
/// more harm than a question.
struct FilmChoice {
    let interpretation: PastedFilm.Interpretation
    private let candidates: [FilmCandidate]
    /// The number of letters in the written title.
    let length: Int
    /// Whether a program named the film: it writes the full title, makes no typing errors and knows the year.
    private let isExact: Bool

    /// The factor in rank by which another film of the same title must be less known to be ignored.
    static let renown = 8
    /// The last rank by fame of films that people call by their subtitle alone.
    private static let fame = 400
    private static let greatFame = 2_000
    /// The factor in rank by which a film must be better known to be meant by its title with a typing error.
    private static let greatRenown = 16
    /// The minimum number of letters of a distinctive title. Shorter ones are used nearly every year, often by films
    /// that no catalogue has.
    private static let tellingLength = 5

    init(
        _ interpretation: PastedFilm.Interpretation, among candidates: [FilmCandidate], length: Int,
        isExact: Bool = false
    ) {
        self.interpretation = interpretation
        self.length = length
        self.isExact = isExact
        let candidates = candidates.filter { $0.isLike && !$0.isOther }
        self.candidates = if isExact { candidates.map(\.namedInFull) } else { candidates }
    }

    /// The certain match with its reason; nil when in doubt.
    var sure: (candidate: FilmCandidate, reason: PastedFilmMatch.Reason)? {
        guard let choice, !isExact || isNamed(choice.candidate) else { return nil }
        return choice
    }

    /// Whether a program can have named the film in this way. A film that no catalogue has came from a file or a
    /// person, with the year that they knew.
    private func isNamed(_ candidate: FilmCandidate) -> Bool {
        guard let likeness = candidate.likeness, likeness.isWholeName else { return false }
        let hasSameYear = candidate.film.year == interpretation.year
        return hasSameYear || candidate.film.prominence != nil && likeness.hasSameArticle
    }

    private var choice: (candidate: FilmCandidate, reason: PastedFilmMatch.Reason)? {
        guard !interpretation.leavesNumberOut || interpretation.year != nil else { return nil }
        if interpretation.year != nil { return byYear }
        if let candidate = byPerson { return (candidate, .titleAndPerson) }
        if hasUnexplained || !interpretation.people.isEmpty { return nil }
        return byTitle.map { ($0, .title) }
    }

    private func of(_ grade: TitleLikeness.Grade, candidates: [FilmCandidate]) -> [FilmCandidate] {
        candidates.filter { $0.likeness?.grade == grade }
    }

    /// Whether something beside the title may be a part of it: in `Mission Impossible - Fallout` it is, and in `Heat -
    /// with dad` it is a note.
    private var hasUnexplained: Bool {
        let isWritten = interpretation.title.first { $0.isLetter }?.isUppercase == true
        return interpretation.beside.contains { text in
            !Self.isEdition(text) && (!isWritten || text.first { $0.isLetter || $0.isNumber }?.isLowercase != true)
        }
    }

    /// Whether a text only names an edition of a film, or the way to watch it: `Final Cut`, `IMAX`, `OmU`.
    private static func isEdition(_ text: String) -> Bool {
        TextFolding.words(text).allSatisfy(editionWords.contains)
    }

    private static let editionWords: Set = [
        "cut", "edition", "version", "directors", "director", "s", "final", "extended", "theatrical", "special",
        "restored", "remastered", "uncut", "fassung", "langfassung", "imax", "3d", "4k", "70mm", "omu", "ov", "omeu",
        "dvd", "blu", "ray", "bluray", "uhd", "kino", "cinema", "netflix", "mubi", "arte", "mediathek",
    ]

    // MARK: - With a year

    private var byYear: (candidate: FilmCandidate, reason: PastedFilmMatch.Reason)? {
        let nearInTime = candidates.filter { ($0.yearDifference ?? .max) <= 1 }
        let exact = nearInTime.filter { $0.yearDifference == 0 }
        guard let candidate = wholeTitle(nearInTime, exact: exact) ?? partOfTitle(nearInTime, exact: exact) else {
            return nil
        }
        // A person was named, but of a film from another year.
        let withPerson = candidates.filter { $0.hasPerson && $0.likeness?.grade == .whole }
        guard candidate.hasPerson || withPerson.isEmpty else { return nil }
        return (candidate, .titleAndYear)
    }

    private func wholeTitle(_ nearInTime: [FilmCandidate], exact: [FilmCandidate]) -> FilmCandidate? {
        let wholeMatches = of(.whole, candidates: nearInTime)
        let wholeAndExact = of(.whole, candidates: exact)
        if let best = Self.best(of: wholeAndExact) {
            // A well-known film is often given a wrong year, in which some little-known film has the same title.
            let isShaded = wholeMatches.contains { $0.yearDifference != 0 && $0.rank < best.rank / Self.renown }
            if isExact || !isShaded || best.hasPerson { return best }
        }
        let withPerson = wholeMatches.filter(\.hasPerson)
        if withPerson.count == 1 { return withPerson.first }
        // The year is wrong by one: no other film may be meant, or only some that are far less known.
        guard let best = wholeMatches.count == 1 && exact.isEmpty ? wholeMatches.first : Self.best(of: nearInTime),
            best.likeness?.grade == .whole, wholeAndExact.isEmpty, !hasUnexplained || best.hasPerson,
            !isExact || length >= Self.tellingLength
        else { return nil }
        return best
    }

    private func partOfTitle(_ nearInTime: [FilmCandidate], exact: [FilmCandidate]) -> FilmCandidate? {
        guard of(.whole, candidates: nearInTime).isEmpty, !hasUnexplained || nearInTime.contains(where: \.hasPerson)
        else {
            return nil
        }
        guard let candidate = exact.isEmpty ? nearInTime.first : exact.first, max(exact.count, 1) == 1,
            !exact.isEmpty || nearInTime.count == 1, let likeness = candidate.likeness
        else { return nil }
        switch likeness.grade {
        case .whole: return candidate
        case .mistyped: return if length >= TitleLikeness.sureLength - exact.count { candidate } else { nil }
        case .subtitle: return if exact.isEmpty && candidate.rank > Self.fame { nil } else { candidate }
        case .words: return nil
        case .part:
            let isEnough = !exact.isEmpty && likeness.edits == 0 && likeness.isBeginning
            guard isEnough || candidate.hasPerson else { return nil }
            return candidate
        }
    }

    // MARK: - Without a year

    private var byPerson: FilmCandidate? {
        let withPerson = candidates.filter(\.hasPerson)
        let wholeMatches = of(.whole, candidates: withPerson)
        if !wholeMatches.isEmpty { return wholeMatches.count == 1 ? wholeMatches.first : nil }
        // The people of a film may have made the next one of its series, too.
        let rest = withPerson.filter { $0.likeness?.isBeginning == false }
        guard rest.count == 1 else { return nil }
        return rest.first
    }

    private var byTitle: FilmCandidate? {
        let wholeMatches = of(.whole, candidates: candidates).sorted { $0.rank < $1.rank }
        guard let best = wholeMatches.first else { return byLikeness }
        let isOvershadowed = of(.part, candidates: candidates).contains {
            $0.likeness?.edits == 0 && $0.overshadows(best)
        }
        let isSlip = of(.mistyped, candidates: candidates).contains { best.rank / Self.greatRenown >= $0.rank }
        guard !isOvershadowed, !isSlip else { return nil }
        if wholeMatches.count == 1 || Self.best(of: wholeMatches) != nil { return best }
        let isNamed =
            best.likeness?.hasSameArticle == true
            && wholeMatches.dropFirst().allSatisfy { $0.likeness?.hasSameArticle == false }
        guard isNamed else { return nil }
        return best
    }

    /// The candidate that is far better known than all others.
    private static func best(of candidates: [FilmCandidate]) -> FilmCandidate? {
        let sorted = candidates.sorted { $0.rank < $1.rank }
        guard let best = sorted.first, let next = sorted.dropFirst().first else { return sorted.first }
        // A film of unknown fame cannot be said to be less known, unless hardly any film is better known than the best
        // one.
        guard next.rank / renown >= best.rank && (next.rank != .max || best.rank <= greatFame) else { return nil }
        return best
    }

    private var byLikeness: FilmCandidate? {
        let mistyped = of(.mistyped, candidates: candidates).sorted {
            ($0.likeness?.edits ?? 0) < ($1.likeness?.edits ?? 0)
        }
        if let best = mistyped.first, let edits = best.likeness?.edits {
            let isAlone = mistyped.dropFirst().allSatisfy {
                ($0.likeness?.edits ?? 0) > edits + 1 || $0.rank != .max && $0.rank / Self.renown >= best.rank
            }
            guard isAlone && length >= TitleLikeness.sureLength else { return nil }
            return best
        }
        let subtitled = of(.subtitle, candidates: candidates)
        guard subtitled.count == 1, let best = subtitled.first, best.rank <= Self.fame else { return nil }
        return best
    }
}
