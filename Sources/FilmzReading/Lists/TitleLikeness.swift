/// The similarity between a written title and a name of a film.
struct TitleLikeness: Comparable, Sendable {
    /// The grades, the worst first.
    enum Grade: Int, Comparable, Sendable {
        /// The words are all in the name, with others between or around them.
        case words
        /// Only a part of the title, which may mean other films: the part before a colon, one word after it, or
        /// everything after a name such as `Monty Python's`. Or an extra article.
        case part
        /// Three or more words after a colon: `The Empire Strikes Back`.
        case subtitle
        /// The title with typing errors.
        case mistyped
        /// The title, or enough of it to name the film without doubt.
        case whole

        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    var grade: Grade
    /// The number of wrong letters.
    var edits = 0
    /// Whether the match is the part before a colon or an `and`.
    var isBeginning = false
    /// Whether both begin with the same article, or none.
    var hasSameArticle = true
    /// Whether the match is the full name without typing errors, as programs write it. Punctuation, accents, the spaces
    /// of long titles, the spelling of numbers, and a missing English article may differ.
    var isWholeName = false

    /// Orders the worse likeness first.
    static func < (left: TitleLikeness, right: TitleLikeness) -> Bool { left.order < right.order }

    private var order: (Int, Int, Int, Int) {
        (grade.rawValue, -edits, isWholeName ? 1 : 0, hasSameArticle ? 1 : 0)
    }
}

extension TitleLikeness {
    /// Returns nil when there is no likeness.
    /// - Parameters:
    ///   - query: the title as the person wrote it
    ///   - name: a name of the film
    init?(_ query: TitleWords, name: FilmName) {
        guard !query.isEmpty else { return nil }
        if let fullForm = name.forms.first, fullForm.words == query, fullForm.grade == .whole {
            self.init(grade: .whole)
            isWholeName = true
            return
        }
        let all = name.forms.compactMap { Self.compared(query, form: $0) }
        guard let best = all.max() ?? Self.words(query, name: name) else { return nil }
        self = best
    }

    private static func compared(_ query: TitleWords, form: FilmName.Form) -> TitleLikeness? {
        let limit = editLimit(query.length)
        guard abs(query.words.count - form.words.words.count) <= 3,
            let edits = edits(query, form: form.words, limit: limit)
        else {
            return nil
        }
        var likeness = TitleLikeness(grade: form.grade, edits: edits, isBeginning: form.isBeginning)
        likeness.hasSameArticle = query.article == form.words.article
        if query.article != nil, form.words.article != query.article { likeness.grade = .part }
        if edits > 0 { likeness.grade = form.grade == .whole ? min(likeness.grade, .mistyped) : .part }
        // `Predators` is another film than `Predator`.
        if edits == 1, query.words.count == 1, isPlural(query.letters, form.words.letters) { likeness.grade = .part }
        likeness.isWholeName =
            form.isName && likeness.grade == .whole && plain(query.letters) == plain(form.words.letters)
        return likeness
    }

    private static func words(_ query: TitleWords, name: FilmName) -> TitleLikeness? {
        guard let fullForm = name.forms.first, Set(query.words).isSubset(of: fullForm.words.words) else { return nil }
        return TitleLikeness(grade: .words)
    }

    /// The number of letters that may be wrong in a title of this length.
    private static func editLimit(_ length: Int) -> Int {
        switch length {
        case ...3: 0
        case ...9: 1
        case ...17: 2
        default: 3
        }
    }

    /// The minimum length of a title with a wrong letter. Shorter ones may be those of other films.
    static let sureLength = 6

    private static func edits(_ query: TitleWords, form: TitleWords, limit: Int) -> Int? {
        if query.words == form.words || isWildcard(query.folded, form.folded) { return 0 }
        guard query.numbers == form.numbers else { return nil }
        if query.words.count > 2, query.words.sorted() == form.words.sorted() { return 1 }
        let mine = query.letters
        let theirs = form.letters
        // Words joined or divided: `Spiderman`, but `Dogman` is not `Dog Man`.
        if mine == theirs { return query.length < 8 ? 1 : 0 }
        if plain(mine) == plain(theirs) { return 0 }
        return LetterDistance.between(mine, theirs, limit: limit)
    }

    /// The text without the `e` that stands for a German umlaut: `Faelscher`.
    private static func plain(_ text: String) -> String {
        text.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
    }

    private static func isPlural(_ left: String, _ right: String) -> Bool {
        left == right + "s" || right == left + "s"
    }

    /// Whether the words are the same when a digit among letters stands for any letter: `Se7en`.
    private static func isWildcard(_ left: [String], _ right: [String]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { isWildcard($0, and: $1) || isWildcard($1, and: $0) }
    }

    private static func isWildcard(_ word: String, and other: String) -> Bool {
        if word == other { return true }
        guard word.count == other.count, word.contains(where: \.isNumber), word.contains(where: \.isLetter) else {
            return false
        }
        return zip(word, other).allSatisfy { $0 == $1 || $0.isNumber && $1.isLetter }
    }
}
