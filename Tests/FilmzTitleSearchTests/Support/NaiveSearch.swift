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
        var isGlued = false
        var isLast = false
        var mayBeWrong = true
        var isInitial = false
    }

    private struct Reading {
        var words: [Word]
        var year: Int?
        var points = 0
        var isRejoined = false
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
    /// The readings of a query with a word divided that has a wrong letter; word frequencies decide these too.
    private let misspelt: (_ query: String) -> [Interpretation]

    init(
        entries: [TitleEntry], ends: @escaping (_ word: Interpretation.Word) -> [Int]?,
        misspelt: @escaping (_ query: String) -> [Interpretation]
    ) {
        films = entries.map(Film.init)
        self.ends = ends
        self.misspelt = misspelt
    }

    func answers(_ query: String, limit: Int) -> [Answer] {
        let words = FoldedWord.words(of: query).map(\.letters)
        var all = readings(words, isOpen: query.last != " ")
        let isFound = films.contains { film in
            all.contains { $0.initialCount == 0 && Self.points(of: film, $0, edits: 0...0) != nil }
        }
        if isFound { all.removeAll { $0.initialCount > 0 && $0.words.count > $0.initialCount } }
        let few = all.map { ($0, $0.isRejoined ? 0...0 : 0...1) }
        var tried = all.map { ($0, $0.isRejoined ? 0...0 : 0...2) }
        if !films.contains(where: { film in few.contains { Self.points(of: film, $0, edits: $1) != nil } }) {
            tried += misspelt(query).map { (Self.reading($0), 1...1) }
        }
        var found: [(answer: Answer, popularity: Int)] = []
        for film in films {
            let best = tried.compactMap { Self.points(of: film, $0, edits: $1) }.max()
            guard let best else { continue }
            let popularity = film.entry.popularity
            found.append((Answer(id: film.entry.id, score: best + Self.fame(popularity)), popularity))
        }
        found.sort { ($1.answer.score, $1.popularity, $0.answer.id) < ($0.answer.score, $0.popularity, $1.answer.id) }
        return found.prefix(limit).map(\.answer)
    }

    private func readings(_ words: [[UInt32]], isOpen: Bool) -> [Reading] {
        var plain = words.map { Word(letters: $0) }
        guard !plain.isEmpty else { return [] }
        plain[plain.count - 1].isLast = true
        var all = [Reading(words: plain)]
        let years = plain.indices.reversed().filter { Self.year(plain[$0].letters) != nil }
        if plain.count > 1 {
            for index in years.prefix(2) {
                var rest = plain
                let year = Self.year(rest.remove(at: index).letters)
                all.append(Reading(words: rest, year: year))
            }
        }
        for reading in all where reading.words.count > 1 && Self.articles.contains(reading.words[0].letters) {
            all.append(Reading(words: Array(reading.words.dropFirst()), year: reading.year, points: -15 * 16))
        }
        all = all.map { reading in
            var reading = reading
            for index in reading.words.indices { reading.words[index].isPrefix = isOpen && reading.words[index].isLast }
            return reading
        }
        let initials = all.filter { $0.points == 0 }.compactMap(Self.initials)
        return all + all.filter { $0.year == nil }.flatMap(rejoined) + initials
    }

    private static func initials(_ reading: Reading) -> Reading? {
        let letters = reading.words[0].letters
        guard 3...6 ~= letters.count, letters.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
        var copy = reading
        copy.points -= 6 * 16
        copy.isRejoined = true
        copy.words.replaceSubrange(
            0...0,
            with: letters.enumerated().map {
                Word(letters: [$1], isPrefix: true, isGlued: $0 > 0, isInitial: true)
            })
        return copy
    }

    private static func reading(_ other: Interpretation) -> Reading {
        let words = other.words.enumerated().map { index, word in
            Word(
                letters: word.letters, isPrefix: word.isPrefix, isGlued: word.isGlued,
                mayBeWrong: other.mayBeWrong(index))
        }
        return Reading(words: words, year: other.year, points: other.points, isRejoined: true)
    }

    private func rejoined(_ reading: Reading) -> [Reading] {
        var all: [Reading] = []
        func add(_ range: Range<Int>, _ words: [Word]) {
            var copy = reading
            copy.words.replaceSubrange(range, with: words)
            copy.points -= 2 * 16
            copy.isRejoined = true
            all.append(copy)
        }
        for index in reading.words.indices {
            let word = reading.words[index]
            if index + 1 < reading.words.count {
                let next = reading.words[index + 1]
                if reading.words.count > 2 || word.letters.count + next.letters.count > 3 {
                    add(index..<index + 2, [Word(letters: word.letters + next.letters, isPrefix: next.isPrefix)])
                }
            }
            for place in 1..<max(1, word.letters.count) where word.letters.count >= 4 {
                let left = Array(word.letters[..<place])
                let right = Array(word.letters[place...])
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
                isGlued: index > 0)
        }
    }

    /// The best points of a film's names, without popularity; nil when none matches.
    private static func points(of film: Film, _ reading: Reading, edits: ClosedRange<Int>) -> Int? {
        var points = reading.points
        if let year = reading.year {
            guard let own = film.entry.year, abs(own - year) <= 1 else { return nil }
            points -= own == year ? 0 : 4 * 16
        }
        let all = film.names.enumerated().flatMap { index, name in
            edits.compactMap { self.points(of: name, film.people, reading, edits: $0, isTitle: index == 0) }
        }
        return all.max().map { $0 + points }
    }

    private static func points(
        of name: [[UInt32]], _ people: [[UInt32]], _ reading: Reading, edits: Int, isTitle: Bool
    ) -> Int? {
        let terms = name + people
        var left = Set(terms.indices)
        var places = [Int]()
        var sum = isTitle ? 0 : -32
        var isWhole = true
        var hasDoubt = false
        for (index, word) in reading.words.enumerated() {
            let expected = places.last.map { $0 + 1 } ?? 0
            let followers = reading.words[(index + 1)...].prefix { $0.isGlued }
            let choices = left.compactMap { place -> (grade: Int, isElsewhere: Int, place: Int)? in
                guard let grade = grade(word, terms[place], edits: edits, isFirst: index == 0),
                    !word.isGlued || place == expected
                else { return nil }
                for (offset, next) in followers.enumerated() {
                    guard place + 1 + offset < terms.count,
                        self.grade(next, terms[place + 1 + offset], edits: edits, isFirst: false) != nil
                    else { return nil }
                }
                return (grade, place == expected ? 0 : 1, place)
            }
            guard let best = choices.min(by: { $0 < $1 }) else { return nil }
            left.remove(best.place)
            places.append(best.place)
            sum -= best.grade / 2 * 14 * 16 + best.grade % 2 * 16
            if best.grade % 2 == 1 { isWhole = false }
            if best.grade > 1 { hasDoubt = true }
        }
        if hasDoubt { sum -= 7 * 16 }
        if reading.initialCount > 0, !areInitials(places, of: name, reading) { return nil }
        if places.contains(where: { $0 >= name.count }) { return sum - 10 * 16 }
        let isTogether = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
        let hasArticle = name.count > 1 && articles.contains(name[0])
        let whole =
            (reading.words.count == 1 && reading.year == nil ? 11 : 17) - (reading.words.last?.isPrefix == true ? 1 : 0)
        if isTogether, places[0] == 0 || places[0] == 1 && hasArticle {
            guard places.last == name.count - 1, isWhole else { return sum + 5 * 16 }
            return sum + (whole - (places[0] == 1 ? 2 : 0)) * 16
        }
        let hasArticleMore = hasArticle && !places.contains(0)
        if isWhole, places.count == name.count || hasArticleMore && places.count == name.count - 1 {
            return sum + (whole - 1 - (places.count < name.count ? 2 : 0)) * 16
        }
        return sum + (places == places.sorted() ? 16 : 0)
    }

    /// Whether a name begins with the words whose initials the query has.
    private static func areInitials(_ places: [Int], of name: [[UInt32]], _ reading: Reading) -> Bool {
        let hasArticle = name.count > 1 && articles.contains(name[0])
        let end = places[0] + reading.initialCount
        guard places[0] == 0 || places[0] == 1 && hasArticle, end <= name.count else { return false }
        return reading.initialCount > 3 || reading.words.count > reading.initialCount || end == name.count
    }

    /// Twice the edits, plus one when the word is unfinished.
    private static func grade(_ word: Word, _ term: [UInt32], edits: Int, isFirst: Bool) -> Int? {
        if word.isInitial { return term.starts(with: word.letters) ? 1 : nil }
        let edits = word.mayBeWrong ? edits : 0
        if word.letters == term || isSame(word.letters, term, isFirst: isFirst) { return 0 }
        if word.isPrefix, term.starts(with: word.letters) { return 1 }
        let tolerated = if word.letters.count >= 8 { 2 } else if word.letters.count >= 4 { 1 } else { 0 }
        let allowed = min(tolerated, edits)
        guard allowed > 0, !text(word.letters).allSatisfy(\.isNumber) else { return nil }
        let comparable = word.letters.contains { $0 >= 128 } ? term : Array(term.prefix { $0 < 128 })
        var choices: [Int] = []
        let whole = distance(word.letters, term)
        if whole <= allowed, comparable == term { choices.append(2 * whole) }
        if word.isPrefix, let least = (0...comparable.count).map({ distance(word.letters, Array(term[..<$0])) }).min(),
            least <= allowed
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

    private static func isSame(_ typed: [UInt32], _ word: [UInt32], isFirst: Bool) -> Bool {
        numbers.contains { ways in
            guard let left = ways.firstIndex(of: typed), let right = ways.firstIndex(of: word) else { return false }
            // Roman numerals count only after other words, and `I` is not `one`.
            guard left == 1 || right == 1 else { return true }
            return !isFirst && (left == 0 || right == 0 || ways[1] != letters("i"))
        }
    }

    private static func fame(_ popularity: Int) -> Int {
        var rest = popularity + 1
        var octaves = 0
        while rest > 1 {
            rest /= 2
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
