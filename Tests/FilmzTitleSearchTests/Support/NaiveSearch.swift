import FilmzTextFolding

@testable import FilmzTitleSearch

/// The search as it is described, done by comparing every word of every name: slow, and too simple to be wrong.
struct NaiveSearch {
    struct Answer: Equatable {
        var id: Int64
        var score: Int
    }

    private struct Word {
        var letters: [UInt32]
        var isPrefix = false
        var followsDirectly = false
        var isLast = false
        var mayHaveEdits = true
        var isInitial = false
    }

    private struct NaiveInterpretation {
        var words: [Word]
        var year: Int?
        var points = 0
        var isRewritten = false
        var initialCount: Int { words.count(where: \.isInitial) }
    }

    private struct Film {
        var entry: TitleEntry
        /// The words of each name, and of all people together.
        var names: [[[UInt32]]]
        var people: [[UInt32]]

        init(_ entry: TitleEntry) {
            self.entry = entry
            names = entry.names.map { FoldedWord.words(of: $0).map(\.letters) }
            people = entry.people.flatMap { FoldedWord.words(of: $0).map(\.letters) }
        }
    }

    private static let articles = Set(
        [
            "the", "a", "an", "le", "la", "les", "l", "un", "une", "der", "die", "das", "ein", "eine", "el", "los",
            "las", "una", "il", "lo", "gli", "o", "os", "um", "uma", "de", "het", "een", "den", "det", "ett",
        ].map(letters))
    /// Digits, Roman numerals and words for the same number.
    private static let numbers = [
        ["1", "i", "one"], ["2", "ii", "two"], ["3", "iii", "three"], ["4", "iv", "four"], ["10", "x", "ten"],
    ].map { $0.map(letters) }

    private let films: [Film]
    /// Where the parts of several words end that are written as one; word frequencies decide this.
    private let ends: (_ word: Interpretation.Word) -> [Int]?
    /// The interpretations of a query with a word divided that has a wrong letter; word frequencies decide these too.
    private let splitsWithTypo: (_ query: String) -> [Interpretation]

    init(
        entries: [TitleEntry], ends: @escaping (_ word: Interpretation.Word) -> [Int]?,
        splitsWithTypo: @escaping (_ query: String) -> [Interpretation]
    ) {
        films = entries.map(Film.init)
        self.ends = ends
        self.splitsWithTypo = splitsWithTypo
    }

    func answers(_ query: String, limit: Int) -> [Answer] {
        let words = FoldedWord.words(of: query).map(\.letters)
        var all = interpretations(words, isOpen: query.last != " ")
        let isFound = films.contains { film in
            all.contains { $0.initialCount == 0 && Self.points(of: film, $0, edits: 0...0) != nil }
        }
        if isFound { all.removeAll { $0.initialCount > 0 && $0.words.count > $0.initialCount } }
        let few = all.map { ($0, $0.isRewritten ? 0...0 : 0...1) }
        var candidates = all.map { ($0, $0.isRewritten ? 0...0 : 0...2) }
        if !films.contains(where: { film in few.contains { Self.points(of: film, $0, edits: $1) != nil } }) {
            candidates += splitsWithTypo(query).map { (Self.interpretation($0), 1...1) }
        }
        var matches: [(answer: Answer, popularity: Int)] = []
        for film in films {
            let best = candidates.compactMap { Self.points(of: film, $0, edits: $1) }.max()
            guard let best else { continue }
            let popularity = film.entry.popularity
            matches.append((Answer(id: film.entry.id, score: best + Self.fame(popularity)), popularity))
        }
        matches.sort { ($1.answer.score, $1.popularity, $0.answer.id) < ($0.answer.score, $0.popularity, $1.answer.id) }
        return matches.prefix(limit).map(\.answer)
    }

    private func interpretations(_ words: [[UInt32]], isOpen: Bool) -> [NaiveInterpretation] {
        var plain = words.map { Word(letters: $0) }
        guard !plain.isEmpty else { return [] }
        plain[plain.count - 1].isLast = true
        var all = [NaiveInterpretation(words: plain)]
        let years = plain.indices.reversed().filter { Self.year(plain[$0].letters) != nil }
        if plain.count > 1 {
            for index in years.prefix(2) {
                var remainder = plain
                let year = Self.year(remainder.remove(at: index).letters)
                all.append(NaiveInterpretation(words: remainder, year: year))
            }
        }
        for interpretation in all
        where interpretation.words.count > 1 && Self.articles.contains(interpretation.words[0].letters) {
            all.append(
                NaiveInterpretation(
                    words: Array(interpretation.words.dropFirst()), year: interpretation.year, points: -15 * 16))
        }
        all = all.map { interpretation in
            var interpretation = interpretation
            for index in interpretation.words.indices {
                interpretation.words[index].isPrefix = isOpen && interpretation.words[index].isLast
            }
            return interpretation
        }
        let initials = all.filter { $0.points == 0 }.compactMap(Self.initials)
        return all + all.filter { $0.year == nil }.flatMap(rewordings) + initials
    }

    private static func initials(_ interpretation: NaiveInterpretation) -> NaiveInterpretation? {
        let letters = interpretation.words[0].letters
        guard 3...6 ~= letters.count, letters.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
        var copy = interpretation
        copy.points -= 6 * 16
        copy.isRewritten = true
        copy.words.replaceSubrange(
            0...0,
            with: letters.enumerated().map {
                Word(letters: [$1], isPrefix: true, followsDirectly: $0 > 0, isInitial: true)
            })
        return copy
    }

    private static func interpretation(_ other: Interpretation) -> NaiveInterpretation {
        let words = other.words.enumerated().map { index, word in
            Word(
                letters: word.letters, isPrefix: word.isPrefix, followsDirectly: word.followsDirectly,
                mayHaveEdits: other.mayHaveEdits(index))
        }
        return NaiveInterpretation(words: words, year: other.year, points: other.points, isRewritten: true)
    }

    private func rewordings(_ interpretation: NaiveInterpretation) -> [NaiveInterpretation] {
        var all: [NaiveInterpretation] = []
        func add(_ range: Range<Int>, _ words: [Word]) {
            var copy = interpretation
            copy.words.replaceSubrange(range, with: words)
            copy.points -= 2 * 16
            copy.isRewritten = true
            all.append(copy)
        }
        for index in interpretation.words.indices {
            let word = interpretation.words[index]
            if index + 1 < interpretation.words.count {
                let next = interpretation.words[index + 1]
                if interpretation.words.count > 2 || word.letters.count + next.letters.count > 3 {
                    add(index..<index + 2, [Word(letters: word.letters + next.letters, isPrefix: next.isPrefix)])
                }
            }
            for position in 1..<max(1, word.letters.count) where word.letters.count >= 4 {
                let left = Array(word.letters[..<position])
                let right = Array(word.letters[position...])
                let isDigit = (1...9).contains { right == ["\($0)".unicodeScalars.first?.value] }
                guard
                    left.count == 1
                        ? right.count > 2 : right.count > 1 || left.count > 3 || left.count == 3 && isDigit
                else { continue }
                add(index..<index + 1, parts(of: word, [left, right]))
            }
            if let ends = ends(.init(letters: word.letters, isPrefix: word.isPrefix, origin: 0...0)) {
                let parts = zip([0] + ends, ends).map { Array(word.letters[$0..<$1]) }
                add(index..<index + 1, self.parts(of: word, parts))
            }
        }
        return all
    }

    private func parts(of word: Word, _ parts: [[UInt32]]) -> [Word] {
        parts.enumerated().map { index, letters in
            Word(
                letters: letters,
                isPrefix: word.isPrefix && index == parts.count - 1 && (letters.count > 1 || parts.count > 2),
                followsDirectly: index > 0)
        }
    }

    /// The best points of a film's names, without popularity; nil when none matches.
    private static func points(of film: Film, _ interpretation: NaiveInterpretation, edits: ClosedRange<Int>) -> Int? {
        var points = interpretation.points
        if let year = interpretation.year {
            guard let filmYear = film.entry.year, abs(filmYear - year) <= 1 else { return nil }
            points -= filmYear == year ? 0 : 4 * 16
        }
        let all = film.names.enumerated().flatMap { index, name in
            edits.compactMap { self.points(of: name, film.people, interpretation, edits: $0, isTitle: index == 0) }
        }
        return all.max().map { $0 + points }
    }

    private static func points(
        of name: [[UInt32]], _ people: [[UInt32]], _ interpretation: NaiveInterpretation, edits: Int, isTitle: Bool
    ) -> Int? {
        let terms = name + people
        var free = Set(terms.indices)
        var positions = [Int]()
        var sum = isTitle ? 0 : -32
        var isWhole = true
        var hasDoubt = false
        for (index, word) in interpretation.words.enumerated() {
            let expected = positions.last.map { $0 + 1 } ?? 0
            let followers = interpretation.words[(index + 1)...].prefix { $0.followsDirectly }
            let choices = free.compactMap { position -> (grade: Int, isApart: Int, position: Int)? in
                guard let grade = grade(word, terms[position], edits: edits, isFirst: index == 0),
                    !word.followsDirectly || position == expected
                else { return nil }
                for (offset, next) in followers.enumerated() {
                    guard position + 1 + offset < terms.count,
                        self.grade(next, terms[position + 1 + offset], edits: edits, isFirst: false) != nil
                    else { return nil }
                }
                return (grade, position == expected ? 0 : 1, position)
            }
            guard let best = choices.min(by: { $0 < $1 }) else { return nil }
            free.remove(best.position)
            positions.append(best.position)
            sum -= best.grade / 2 * 14 * 16 + best.grade % 2 * 16
            if best.grade % 2 == 1 { isWhole = false }
            if best.grade > 1 { hasDoubt = true }
        }
        if hasDoubt { sum -= 7 * 16 }
        if interpretation.initialCount > 0, !areInitials(positions, of: name, interpretation) { return nil }
        if positions.contains(where: { $0 >= name.count }) { return sum - 10 * 16 }
        let isTogether = zip(positions, positions.dropFirst()).allSatisfy { $1 == $0 + 1 }
        let hasArticle = name.count > 1 && articles.contains(name[0])
        let whole =
            (interpretation.words.count == 1 && interpretation.year == nil ? 11 : 17)
            - (interpretation.words.last?.isPrefix == true ? 1 : 0)
        if isTogether, positions[0] == 0 || positions[0] == 1 && hasArticle {
            guard positions.last == name.count - 1, isWhole else { return sum + 5 * 16 }
            return sum + (whole - (positions[0] == 1 ? 2 : 0)) * 16
        }
        let hasArticleMore = hasArticle && !positions.contains(0)
        if isWhole, positions.count == name.count || hasArticleMore && positions.count == name.count - 1 {
            return sum + (whole - 1 - (positions.count < name.count ? 2 : 0)) * 16
        }
        return sum + (positions == positions.sorted() ? 16 : 0)
    }

    /// Whether a name begins with the words whose initials the query has.
    private static func areInitials(_ positions: [Int], of name: [[UInt32]], _ interpretation: NaiveInterpretation)
        -> Bool
    {
        let hasArticle = name.count > 1 && articles.contains(name[0])
        let end = positions[0] + interpretation.initialCount
        guard positions[0] == 0 || positions[0] == 1 && hasArticle, end <= name.count else { return false }
        return interpretation.initialCount > 3 || interpretation.words.count > interpretation.initialCount
            || end == name.count
    }

    /// Twice the edits, plus one when the word is unfinished.
    private static func grade(_ word: Word, _ term: [UInt32], edits: Int, isFirst: Bool) -> Int? {
        if word.isInitial { return term.starts(with: word.letters) ? 1 : nil }
        let edits = word.mayHaveEdits ? edits : 0
        if word.letters == term || isSame(word.letters, term, isFirst: isFirst) { return 0 }
        if word.isPrefix, term.starts(with: word.letters) { return 1 }
        let lengthLimit = if word.letters.count >= 8 { 2 } else if word.letters.count >= 4 { 1 } else { 0 }
        let maximumEdits = min(lengthLimit, edits)
        guard maximumEdits > 0, !text(word.letters).allSatisfy(\.isNumber) else { return nil }
        let comparable = word.letters.contains { $0 >= 128 } ? term : Array(term.prefix { $0 < 128 })
        var choices: [Int] = []
        let whole = distance(word.letters, term)
        if whole <= maximumEdits, comparable == term { choices.append(2 * whole) }
        if word.isPrefix, let least = (0...comparable.count).map({ distance(word.letters, Array(term[..<$0])) }).min(),
            least <= maximumEdits
        {
            choices.append(2 * least + 1)
        }
        return choices.min()
    }

    /// The optimal string alignment distance.
    static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in 0...left.count {
            for column in 0...right.count {
                if row == 0 || column == 0 {
                    table[row][column] = row + column
                    continue
                }
                let isSame = left[row - 1] == right[column - 1]
                var least = min(table[row - 1][column], table[row][column - 1]) + 1
                least = min(least, table[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    least = min(least, table[row - 2][column - 2] + 1)
                }
                table[row][column] = least
            }
        }
        return table[left.count][right.count]
    }

    private static func isSame(_ queryWord: [UInt32], _ word: [UInt32], isFirst: Bool) -> Bool {
        numbers.contains { spellings in
            guard let left = spellings.firstIndex(of: queryWord), let right = spellings.firstIndex(of: word) else {
                return false
            }
            // Roman numerals count only after other words, and `I` is not `one`.
            guard left == 1 || right == 1 else { return true }
            return !isFirst && (left == 0 || right == 0 || spellings[1] != letters("i"))
        }
    }

    private static func fame(_ popularity: Int) -> Int {
        var remainder = popularity + 1
        var octaves = 0
        while remainder > 1 {
            remainder /= 2
            octaves += 1
        }
        return octaves * 16 + (((popularity + 1) * 16) >> octaves) - 16
    }

    private static func year(_ letters: [UInt32]) -> Int? {
        guard letters.count == 4, let year = Int(text(letters)), 1870...2099 ~= year else { return nil }
        return year
    }

    private static func letters(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private static func text(_ letters: [UInt32]) -> String {
        String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
    }
}
