import FilmzDomain
import FilmzTextFolding

/// A film that may match an interpretation.
struct FilmCandidate: Sendable {
    var film: Film
    /// The likeness of the written title to the film's names; nil when the search found the film, but no name is
    /// similar.
    var likeness: TitleLikeness?
    /// The number of years between the film's year and the written one; nil when one of them is unknown.
    var yearDifference: Int?
    /// Whether the line names a person of the film.
    var hasPerson = false
    /// Whether the line names an ID of another film.
    var isOther = false

    /// Whether the written title is similar to one of the film's names.
    var isLike: Bool { likeness.map { $0.grade > .words } == true }

    /// Whether the title and the year were written exactly.
    var hasSameTitleAndYear: Bool {
        yearDifference == 0 && likeness.map { $0.grade == .whole && $0.edits == 0 } == true
    }

    /// The same candidate where only full names count: a common short form, such as initials, is graded as a part.
    var namedInFull: FilmCandidate {
        guard var likeness, likeness.grade == .whole, !likeness.isWholeName else { return self }
        likeness.grade = .part
        var candidate = self
        candidate.likeness = likeness
        return candidate
    }

    /// Whether the title of another film, with which this film's own title begins or ends, may stand for this one: it
    /// is better known, and by far if it is a later film of a series, as *Mad Max: Fury Road* is.
    func overshadows(_ other: FilmCandidate) -> Bool {
        guard let mine = film.year, let theirs = other.film.year, mine > theirs else { return rank < other.rank }
        return rank < other.rank / FilmChoice.renown
    }

    /// The rank by fame, the best known first. Films without one come last.
    var rank: Int { film.prominence ?? .max }
}

extension FilmCandidate {
    /// - Parameters:
    ///   - names: the film's names
    ///   - wording: the query in the film's words, if the search knows them: `lord of the rings` for `lotr`
    init(
        _ film: Film, interpretation: PastedFilm.Interpretation, query: TitleWords, names: [FilmName], wording: String?,
        ids: ExternalIDs
    ) {
        self.film = film
        isOther = film.externalIDs.contradict(ids)
        if let year = interpretation.year, let own = film.year { yearDifference = abs(year - own) }
        let personNames = interpretation.beside + interpretation.after + interpretation.people
        if !personNames.isEmpty {
            let people = PeopleWords(film)
            hasPerson = personNames.contains(where: people.contains)
        }
        func best(_ words: TitleWords) -> TitleLikeness? { names.compactMap { TitleLikeness(words, name: $0) }.max() }
        likeness = best(query)
        guard likeness == nil else { return }
        let rests = PeopleWords(film).stripping(query.folded).compactMap { best(TitleWords(folded: $0)) }
        if var rest = rests.max(), rest.grade > .part {
            rest.isWholeName = false
            likeness = rest
            hasPerson = true
        } else if let wording, var guess = best(TitleWords(wording)), guess.grade >= .mistyped {
            // Initials are a guess.
            guess.edits += 1
            guess.grade = .mistyped
            likeness = guess
        }
    }
}

/// The words in the names of a film's people.
struct PeopleWords: Sendable {
    private let groups: [Set<String>]
    private let names: [[String]]

    private static let wordLimit = 6

    init(_ film: Film) {
        names = film.directors.map(TextFolding.words)
        groups = [names, film.cast.map(TextFolding.words)].map { Set($0.joined()) }.filter { !$0.isEmpty }
    }

    /// Whether a text names only people of the film, or contains a director's full name.
    func contains(_ text: String) -> Bool {
        guard text.utf8.count <= 400 else { return false }
        let all = TextFolding.words(text)
        let words = all.filter { !Self.fillers.contains($0) }
        if 1...Self.wordLimit ~= words.count, groups.contains(where: { Self.has($0, words: words) }) { return true }
        return names.contains { $0.count > 1 && all.contains(inOrder: $0) }
    }

    /// The remaining words after removing names of the film's people from the beginning or the end, in each possible
    /// way.
    func stripping(_ words: [String]) -> [[String]] {
        guard words.count > 1 else { return [] }
        var rests: [[String]] = []
        for count in 1...min(Self.wordLimit, words.count - 1) {
            for (people, rest) in [
                (words.suffix(count), words.dropLast(count)), (words.prefix(count), words.dropFirst(count)),
            ] {
                let telling = people.filter { !Self.fillers.contains($0) }
                if !telling.isEmpty, groups.contains(where: { Self.has($0, words: telling) }) {
                    rests.append(Array(rest))
                }
            }
        }
        return rests
    }

    private static func has(_ group: Set<String>, words: [String]) -> Bool {
        guard words.contains(where: { $0.count > 2 }) else { return false }
        return words.allSatisfy { word in group.contains(word) || group.contains { isSame($0, word: word) } }
    }

    /// Whether a word is the name, with a tolerance: names are often mistyped, and spelt in several ways, such as
    /// `Tarkowski`.
    private static func isSame(_ name: String, word: String) -> Bool {
        let limit = if word.count < 5 { 0 } else if word.count < 8 { 1 } else { 2 }
        return limit > 0 && LetterDistance.between(name, word, limit: limit) != nil
    }

    private static let fillers: Set = [
        "by", "von", "directed", "dir", "director", "regie", "regisseur", "r", "d", "and", "und", "brothers", "bros",
        "bruder", "brueder", "film", "with", "mit", "starring", "the", "s",
    ]
}

extension [String] {
    /// Whether these words contain others in a row.
    fileprivate func contains(inOrder words: [String]) -> Bool {
        guard !words.isEmpty, words.count <= count else { return false }
        return (0...(count - words.count)).contains { Array(self[$0..<$0 + words.count]) == words }
    }
}
