import FilmzTextFolding

/// A parser of a query's words as conditions. Each word is looked at a few times, however long the query is.
struct SentenceReading: Hashable, Sendable {
    struct Token: Hashable, Sendable {
        var text: String
        var word: SentenceWord?
        /// The index of the part between spaces that contains it.
        var chunk: Int
        /// Whether it follows a comma.
        var isAfterComma: Bool
    }

    /// A condition with its words.
    struct Unit: Hashable, Sendable {
        var filter: SearchFilter
        var tokens: Range<Int>
        /// Whether it is a condition in any position.
        var isCertain = false
        /// Whether it implies by itself that films are wanted: `comedies`.
        var isPlural = false
        /// The number of its words that only introduce the others: `directed by`.
        var leadCount = 0
    }

    private(set) var units: [Unit] = []
    /// The indices of the tokens to search for.
    private(set) var words: [Int] = []
    private(set) var isGerman = false
    let services: NamedServices
    private let chunks: [String]
    private var tokens: [Token] = []
    /// The role of each token.
    private var roles: [Role] = []

    private enum Role: Hashable, Sendable {
        case unit(Int), noun(isPlural: Bool), filler, unknown
    }

    /// Returns nil when there is no condition.
    init?(_ text: String, naming services: NamedServices) {
        self.services = services
        chunks = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var isAfterComma = false
        for (index, chunk) in chunks.enumerated() {
            for part in chunk.split(omittingEmptySubsequences: false, whereSeparator: { ",;".contains($0) })
                .enumerated()
            {
                if part.offset > 0 { isAfterComma = true }
                for word in TextFolding.words(String(part.element)) {
                    let meaning = SentenceWord.of(word)
                    if meaning?.isGerman == true { isGerman = true }
                    tokens.append(Token(text: word, word: meaning?.word, chunk: index, isAfterComma: isAfterComma))
                    isAfterComma = false
                }
            }
        }
        guard tokens.count <= SearchQuery.wordLimit else { return nil }
        read()
        decide()
        if units.isEmpty { return nil }
    }

    /// The parts of the query that contain these tokens.
    func text(of tokens: [Int]) -> String {
        var tokenIndices: [Int] = []
        for token in tokens where tokenIndices.last != self.tokens[token].chunk {
            tokenIndices.append(self.tokens[token].chunk)
        }
        return Self.text(tokenIndices.map { chunks[$0] })
    }

    /// The query without a condition. The first of several people leaves `with` to the next.
    func text(without index: Int) -> String {
        let unit = units[index]
        guard units.indices.contains(index + 1), word(units[index + 1].tokens.lowerBound) == .and else {
            return text(without: unit.tokens)
        }
        return text(without: unit.tokens.lowerBound + unit.leadCount..<unit.tokens.upperBound + 1)
    }

    private func text(without left: Range<Int>) -> String {
        let usedChunks = Set(left.map { tokens[$0].chunk })
        let ends = left.upperBound - 1
        var rest = chunks.indices.filter { !usedChunks.contains($0) }.map { chunks[$0] }
        // The comma after the removed part still separates the remaining ones.
        if let last = chunks[tokens[ends].chunk].last, ",;".contains(last) {
            let before = chunks.indices.count { !usedChunks.contains($0) && $0 < tokens[ends].chunk }
            if before > 0, before < rest.count, rest[before - 1].last.map({ !",;".contains($0) }) == true {
                rest[before - 1] += ","
            }
        }
        return Self.text(rest)
    }

    private static func text(_ chunks: [String]) -> String {
        var text = chunks.joined(separator: " ")[...]
        while let last = text.last, ",; ".contains(last) { text.removeLast() }
        while let first = text.first, ",; ".contains(first) { text.removeFirst() }
        return String(text)
    }
}

// MARK: - Reading

extension SentenceReading {
    func word(_ index: Int) -> SentenceWord? { if tokens.indices.contains(index) { tokens[index].word } else { nil } }

    func year(_ index: Int) -> Int? {
        guard tokens.indices.contains(index), tokens[index].text.utf8.count == 4, let year = Int(tokens[index].text),
            1880...2099 ~= year
        else { return nil }
        return year
    }

    private mutating func add(
        _ filter: SearchFilter, range: Range<Int>, isCertain: Bool, isPlural: Bool = false, leadCount: Int = 0
    ) {
        roles += range.map { _ in .unit(units.count) }
        units.append(
            Unit(filter: filter, tokens: range, isCertain: isCertain, isPlural: isPlural, leadCount: leadCount))
    }

    private mutating func read() {
        var index = 0
        while index < tokens.count {
            if let end = readPerson(index) ?? readTime(index) ?? readMine(index) ?? readOffered(index) {
                index = end
                continue
            }
            switch word(index) {
            case .genre(let genre, let isPlural):
                add(.genre(genre), range: index..<index + 1, isCertain: false, isPlural: isPlural)
            case .shows: add(.kind(.shows), range: index..<index + 1, isCertain: false, isPlural: true)
            case .genreStart(let next, let genre)
            where tokens.indices.contains(index + 1) && tokens[index + 1].text == next:
                add(.genre(genre), range: index..<index + 2, isCertain: false)
                index += 1
            case .origin(let filter): add(filter, range: index..<index + 1, isCertain: false)
            case .decade(let first): add(.years(first...first + 9), range: index..<index + 1, isCertain: false)
            case .mine(let mine): add(.mine(mine), range: index..<index + 1, isCertain: false)
            case .noun(let isPlural): roles.append(.noun(isPlural: isPlural))
            case .genreStart, .at, .purpose, .offered, .deed, .services, .theatres, nil:
                if let year = year(index) {
                    add(.years(year...year), range: index..<index + 1, isCertain: false)
                } else {
                    roles.append(.unknown)
                }
            default: roles.append(.filler)
            }
            index += 1
        }
    }

    /// Whether the token before it is a word for films or a condition.
    private func isAfterFilms(_ index: Int) -> Bool {
        switch roles.indices.contains(index - 1) ? roles[index - 1] : .unknown {
        case .noun, .unit: true
        case .filler, .unknown: false
        }
    }

    func mayBegin(_ index: Int) -> Bool {
        index == 0 || tokens[index].isAfterComma || isAfterFilms(index)
    }

    /// Parses a condition on a person.
    /// - Returns: the index of the token after the name; nil when there is none
    private mutating func readPerson(_ index: Int) -> Int? {
        var role = SearchFilter.Role.director
        var start = index + 1
        switch word(index) {
        case .with where mayBegin(index): role = .cast
        case .directed(let needsBy):
            let hasBy = word(start) == .by || word(start) == .vonOf
            if hasBy { start += 1 } else if needsBy { return nil }
        case .by where isAfterFilms(index): break
        case .vonOf where isAfterFilms(index) && year(start) == nil: break
        default: return nil
        }
        var first = index
        var count = 0
        while true {
            while word(start) == .filler, start + 1 < tokens.count, count == 0 { start += 1 }
            var end = start
            while end < tokens.count, end == start || !tokens[end].isAfterComma, !endsName(end) { end += 1 }
            guard end > start, end - start <= Self.nameLimit, year(start) == nil else { break }
            let name = tokens[start..<end].map(\.text).joined(separator: " ")
            guard name.utf8.count > 1 else { break }
            add(.person(name, role), range: first..<end, isCertain: true, leadCount: start - first)
            count = count + 1
            first = end
            guard word(end) == .and, !endsName(end + 1), end + 1 < tokens.count else { break }
            start = end + 1
        }
        guard count > 0 else { return nil }
        return first
    }

    private static let nameLimit = 5

    /// Whether a name has ended before this token.
    private func endsName(_ index: Int) -> Bool {
        switch word(index) {
        case .with, .directed, .noun, .shows, .mine, .decade, .between, .and, .not, .genre(_, isPlural: true): true
        case .most, .least: number(skippingThan(index + 1)) != nil
        case .before, .after, .since: year(index + 1) != nil
        case .from, .within, .vonOf: yearsBegin(index + 1) || offered(index) != nil
        case .on, .my: true
        case .to, .purpose, .at: offered(index) != nil
        default: false
        }
    }

    private func yearsBegin(_ index: Int) -> Bool {
        let index = if word(index) == .filler { index + 1 } else { index }
        if case .decade = word(index) { return true }
        return year(index) != nil
    }

    private func skippingThan(_ index: Int) -> Int { if word(index) == .than { index + 1 } else { index } }

    /// A number, with its unit in minutes if it is joined: `90min`. Nil when there is none.
    private func number(_ index: Int) -> (value: Int, unit: Int?)? {
        guard tokens.indices.contains(index) else { return nil }
        let text = tokens[index].text
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if digits.isEmpty { return SentenceWord.numbers[text].map { ($0, nil) } }
        guard digits.utf8.count <= 4, let value = Int(digits) else { return nil }
        let rest = String(text.dropFirst(digits.count))
        if rest.isEmpty { return (value, nil) }
        return SentenceWord.units[rest].map { (value, $0) }
    }

    /// Parses a condition on the running time or the years.
    /// - Returns: the index of the token after it; nil when there is none
    private mutating func readTime(_ index: Int) -> Int? {
        readMinutes(index) ?? readYears(index)
    }

    private mutating func readMinutes(_ index: Int) -> Int? {
        let isMost: Bool
        let isIncluded: Bool
        switch word(index) {
        case .most(let included):
            isMost = true
            isIncluded = included
        case .least(let included):
            isMost = false
            isIncluded = included
        case .to:
            isMost = true
            isIncluded = true
        default: return nil
        }
        var end = skippingThan(index + 1)
        guard let number = number(end) else { return nil }
        end += 1
        var factor = number.unit
        if factor == nil, tokens.indices.contains(end), let minutes = SentenceWord.units[tokens[end].text] {
            factor = minutes
            end = end + 1
        }
        guard let factor else { return nil }
        let limit = if isIncluded { number.value * factor } else { number.value * factor + (isMost ? -1 : 1) }
        guard FilmDraft.runtimes.contains(limit) else { return nil }
        let range = if isMost { FilmDraft.runtimes.lowerBound...limit } else { limit...FilmDraft.runtimes.upperBound }
        add(.minutes(range), range: index..<end, isCertain: true)
        return end
    }

    private mutating func readYears(_ index: Int) -> Int? {
        func range(_ first: Int, _ last: Int, _ end: Int) -> Int? {
            guard first <= last, mayBegin(index) else { return nil }
            add(.years(first...last), range: index..<end, isCertain: true)
            return end
        }
        let oldest = CalendarDay.years.lowerBound
        let newest = CalendarDay.years.upperBound
        if let first = year(index) {
            if word(index + 1) == .to, let last = year(index + 2) { return range(first, last, index + 3) }
            guard let last = year(index + 1), tokens[index].chunk == tokens[index + 1].chunk else { return nil }
            return range(first, last, index + 2)
        }
        switch word(index) {
        case .before: return year(index + 1).flatMap { range(oldest, $0 - 1, index + 2) }
        case .after: return year(index + 1).flatMap { range($0 + 1, newest, index + 2) }
        case .since: return year(index + 1).flatMap { range($0, newest, index + 2) }
        case .between:
            guard let first = year(index + 1), word(index + 2) == .and, let last = year(index + 3) else { return nil }
            return range(first, last, index + 4)
        case .from, .within, .vonOf:
            let start = if word(index + 1) == .filler { index + 2 } else { index + 1 }
            if case .decade(let first) = word(start), isAfterFilms(index) { return range(first, first + 9, start + 1) }
            guard let first = year(start) else { return nil }
            if word(start + 1) == .to, let last = year(start + 2) { return range(first, last, start + 3) }
            guard isAfterFilms(index) else { return nil }
            return range(first, first, start + 1)
        default: return nil
        }
    }

    /// Parses a condition on the person's relation.
    /// - Returns: the index of the token after it; nil when there is none
    private mutating func readMine(_ index: Int) -> Int? {
        switch word(index) {
        case .not:
            var end = index + 1
            while word(end) == .filler || word(end) == .not { end += 1 }
            guard word(end) == .mine(.seen) else { return nil }
            add(.mine(.unseen), range: index..<end + 1, isCertain: true)
            return end + 1
        case .on, .my:
            // `on my watchlist`, and `my watchlist`.
            var end = index + 1
            while word(end) == .on || word(end) == .my { end += 1 }
            guard case .mine(let mine) = word(end), mine == .watchlist || mine == .favourites else { return nil }
            add(.mine(mine), range: index..<end + 1, isCertain: true)
            return end + 1
        default: return nil
        }
    }
}

// MARK: - Offers

extension SentenceReading {
    /// Parses a condition on the availability.
    /// - Returns: the index of the token after it; nil when there is none
    private mutating func readOffered(_ index: Int) -> Int? {
        guard let phrase = offered(index) else { return nil }
        add(phrase.filter, range: index..<phrase.end, isCertain: phrase.isCertain)
        return phrase.end
    }

    /// The words of these tokens; nil when there are fewer, or a comma separates them.
    func texts(_ range: Range<Int>) -> [String]? {
        guard range.upperBound <= tokens.count, !tokens[range].dropFirst().contains(where: \.isAfterComma) else {
            return nil
        }
        return tokens[range].map(\.text)
    }

    /// Whether the token is the end of the query, or begins something recognised.
    func endsPhrase(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return index == tokens.count }
        return tokens[index].isAfterComma || tokens[index].word != nil || year(index) != nil
    }
}

// MARK: - Deciding

extension SentenceReading {
    /// Keeps the units that are conditions. The tokens of the others are words.
    private mutating func decide() {
        let isKept = units.indices.map { isCondition($0) }
        guard isKept.contains(true) else {
            units = []
            return
        }
        words = tokens.indices.filter { index in
            switch roles[index] {
            case .unit(let unit): !isKept[unit]
            case .unknown: true
            case .noun, .filler: false
            }
        }
        units = zip(units, isKept).filter(\.1).map(\.0)
    }

    private func isCondition(_ index: Int) -> Bool {
        let unit = units[index]
        if unit.isCertain { return true }
        guard roles.contains(.unknown) else {
            return units.count > 1 || unit.isPlural
                || roles.contains { if case .noun = $0 { true } else { false } }
        }
        return isSegment(unit) || isBesideFilms(unit)
    }

    /// Whether everything between the commas around the unit is recognised.
    private func isSegment(_ unit: Unit) -> Bool {
        var first = unit.tokens.lowerBound
        var end = unit.tokens.upperBound
        while first > 0, !tokens[first].isAfterComma { first -= 1 }
        while end < tokens.count, !tokens[end].isAfterComma { end += 1 }
        return end - first < tokens.count && !roles[first..<end].contains(.unknown)
    }

    /// Whether the unit is in a row of conditions with a word that says that films are wanted.
    private func isBesideFilms(_ unit: Unit) -> Bool {
        var first = unit.tokens.lowerBound
        var end = unit.tokens.upperBound
        func isOfRow(_ index: Int) -> Bool {
            switch roles[index] {
            case .unit, .noun(isPlural: true): true
            case .noun, .filler, .unknown: false
            }
        }
        while first > 0, isOfRow(first - 1) { first -= 1 }
        while end < tokens.count, isOfRow(end) { end += 1 }
        guard end - first > unit.tokens.count else { return false }
        return roles[first..<end].contains { role in
            switch role {
            case .unit(let index): units[index].isPlural
            case .noun: true
            case .filler, .unknown: false
            }
        }
    }
}
