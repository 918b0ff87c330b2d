import FilmzTextFolding

/// A parser of a query's words as conditions. Each word is looked at a few times, however long the query is.
struct SentenceReading: Hashable, Sendable {
    struct Token: Hashable, Sendable {
        var text: String
        var word: SentenceWord?
        /// The index of the part between spaces that contains it, or its beginning.
        var chunk: Int
        /// The index of the part that contains its end. Some tokens are several words: `a partir de`.
        var lastChunk: Int
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
        /// Whether it leaves films out.
        var isNegated = false
        /// The number of its words that only introduce the others: `directed by`.
        var leadCount = 0
    }

    var units: [Unit] = []
    /// The indices of the tokens to search for.
    private(set) var words: [Int] = []
    /// The word for “titles” in the text's language.
    private(set) var titles: String
    let vocabulary: SentenceVocabulary
    let services: NamedServices
    let chunks: [String]
    private(set) var tokens: [Token] = []
    /// The role of each token.
    var roles: [Role] = []
    /// Whether words that are often part of a title are conditions here.
    private let isLoose: Bool

    enum Role: Hashable, Sendable {
        case unit(Int), noun(isPlural: Bool), filler, unknown
    }

    /// Returns nil when there is no condition.
    /// - Parameter isLoose: whether no title has all the words, so that most of them may be conditions
    init?(_ text: String, in vocabulary: SentenceVocabulary, naming services: NamedServices, isLoose: Bool) {
        self.vocabulary = vocabulary
        self.services = services
        titles = vocabulary.titles
        self.isLoose = isLoose
        chunks = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var isAfterComma = false
        for (index, chunk) in chunks.enumerated() {
            for part in chunk.split(omittingEmptySubsequences: false, whereSeparator: { ",;".contains($0) })
                .enumerated()
            {
                if part.offset > 0 { isAfterComma = true }
                for word in TextFolding.words(String(part.element)) {
                    let meaning = vocabulary.meaning(of: word)
                    if let other = meaning?.titles, other != vocabulary.titles { titles = other }
                    tokens.append(
                        Token(
                            text: word, word: meaning?.word, chunk: index, lastChunk: index,
                            isAfterComma: isAfterComma))
                    isAfterComma = false
                }
            }
        }
        joinPhrases()
        guard tokens.count <= SearchQuery.wordLimit else { return nil }
        read()
        joinChoices()
        decide()
        if units.isEmpty { return nil }
    }

    /// Makes one token of several words that have a meaning together.
    private mutating func joinPhrases() {
        for index in tokens.indices where tokens.indices.contains(index) {
            let rest = tokens[index...].prefix(Self.phraseLimit)
            let end = rest.dropFirst().firstIndex(where: \.isAfterComma) ?? rest.endIndex
            guard let phrase = vocabulary.phrase(rest[..<end].map(\.text)[...]) else { continue }
            let last = index + phrase.count - 1
            tokens[index].text = tokens[index...last].map(\.text).joined(separator: " ")
            tokens[index].word = phrase.word
            tokens[index].lastChunk = tokens[last].lastChunk
            tokens.removeSubrange(index + 1..<last + 1)
        }
    }

    /// The maximum number of words in a phrase: two before a decade, and three of its name.
    private static let phraseLimit = 5

    /// The parts of the query that contain these tokens.
    func text(of tokens: [Int]) -> String {
        var indices: [Int] = []
        for token in tokens.map({ self.tokens[$0] }) {
            indices += (token.chunk...token.lastChunk).filter { $0 != indices.last }
        }
        return Self.text(indices.map { chunks[$0] })
    }

    /// The query without a condition. The first of several people leaves `with` to the next.
    func text(without index: Int) -> String {
        let unit = units[index]
        let next = units.indices.contains(index + 1) ? word(units[index + 1].tokens.lowerBound) : nil
        guard next == .and || next == .or else {
            let first = unit.tokens.lowerBound
            return text(without: first - fillerCount(before: first)..<unit.tokens.upperBound)
        }
        return text(without: unit.tokens.lowerBound + unit.leadCount..<unit.tokens.upperBound + 1)
    }

    /// The query with another word in place of a condition.
    func text(with word: String, inPlaceOf index: Int) -> String {
        var rest = chunks
        let used = units[index].tokens.flatMap { tokens[$0].chunk...tokens[$0].lastChunk }
        for chunk in used { rest[chunk] = chunk == used.first ? word : "" }
        return Self.text(rest.filter { !$0.isEmpty })
    }

    /// The query without these tokens.
    func text(without left: Range<Int>) -> String {
        let usedChunks = Set(left.flatMap { tokens[$0].chunk...tokens[$0].lastChunk })
        let lastChunk = tokens[left.upperBound - 1].lastChunk
        var rest = chunks.indices.filter { !usedChunks.contains($0) }.map { chunks[$0] }
        // The comma after the removed part still separates the remaining ones.
        if let last = chunks[lastChunk].last, ",;".contains(last) {
            let before = chunks.indices.count { !usedChunks.contains($0) && $0 < lastChunk }
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

    mutating func add(
        _ filter: SearchFilter, range: Range<Int>, isCertain: Bool, isPlural: Bool = false, leadCount: Int = 0
    ) {
        roles += range.map { _ in .unit(units.count) }
        units.append(
            Unit(filter: filter, tokens: range, isCertain: isCertain, isPlural: isPlural, leadCount: leadCount))
    }

    private mutating func read() {
        var index = 0
        while index < tokens.count {
            if let end = readMine(index) ?? readNegated(index) ?? readLike(index) ?? readOf(index)
                ?? readPerson(index) ?? readTime(index) ?? readOffered(index) ?? readOtherService(index)
                ?? readWord(index)
            {
                index = end
                continue
            }
            switch word(index) {
            case .noun(let isPlural, _): roles.append(.noun(isPlural: isPlural))
            case .theatres where isCinema(index): roles.append(.noun(isPlural: true))
            case .genreStart, .at, .purpose, .offered, .deed, .services, .theatres, .like, .similar, .no, nil:
                roles.append(.unknown)
            default: roles.append(.filler)
            }
            index += 1
        }
    }

    /// Parses a condition of one word, or a genre of two.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readWord(_ index: Int) -> Int? {
        var end = index + 1
        var isPlural = false
        let filter: SearchFilter
        switch word(index) {
        case .genre(let genre, let plural):
            isPlural = plural
            filter = .genre(genre)
        case .shows(let plural):
            isPlural = plural
            filter = .kind(.shows)
        case .genreStart(let next, let genre) where tokens.indices.contains(end) && tokens[end].text == next:
            end += 1
            filter = .genre(genre)
        case .origin(let origin): filter = origin
        case .decade(let first): filter = .years(first...first + 9)
        case .mine(let mine): filter = .mine(mine)
        default:
            guard let year = year(index) else { return nil }
            filter = .years(year...year)
        }
        add(filter, range: index..<end, isCertain: false, isPlural: isPlural)
        return end
    }

    /// Whether the token before it is a word for films or a condition.
    func isAfterFilms(_ index: Int) -> Bool {
        switch roles.indices.contains(index - 1) ? roles[index - 1] : .unknown {
        case .noun, .unit: true
        // `films sortis en 1994`
        case .filler where vocabulary.isRomance && word(index - 1) == .filler: isAfterFilms(index - 1)
        case .filler, .unknown: false
        }
    }

    func mayBegin(_ index: Int) -> Bool {
        index == 0 || tokens[index].isAfterComma || isAfterFilms(index)
    }

    /// Parses a condition on a person.
    /// - Returns: the index of the token after the name; nil when there is none
    mutating func readPerson(_ index: Int) -> Int? {
        var role = SearchFilter.Role.director
        var start = index + 1
        switch word(index) {
        case .with where mayBegin(index) || isLinkedToFilms(index): role = .cast
        case .directed(let needsBy):
            let hasBy = word(start) == .by || word(start) == .byOrFrom
            if hasBy { start += 1 } else if needsBy { return nil }
        case .by where isLinkedToFilms(index): break
        case .byOrFrom where isAfterFilms(index) && year(start) == nil && length(start) == nil:
            guard mayBeDirector(start) else { return nil }
        default: return nil
        }
        return readNames(start, of: index, role: role)
    }

    /// Parses the names of people, divided by “and” or “or”.
    /// - Parameter first: the index of the first token of the condition
    /// - Returns: the index of the token after the last name; nil when there is none
    mutating func readNames(_ start: Int, of first: Int, role: SearchFilter.Role) -> Int? {
        var start = start
        var first = first
        var count = 0
        while true {
            while word(start) == .filler, start + 1 < tokens.count, count == 0 { start += 1 }
            if count > 0, isDe(start), start + 1 < tokens.count { start += 1 }
            var end = start
            while end < tokens.count, end == start || !tokens[end].isAfterComma, !endsName(end) {
                // `robert de niro`, but `catherine deneuve de truffaut`
                if isDe(end), end - start > 1 { break }
                end += 1
            }
            guard end > start, end - start <= Self.nameLimit, year(start) == nil else { break }
            let name = tokens[start..<end].map(\.text).joined(separator: " ")
            guard name.utf8.count > 1 else { break }
            add(.person(name, role), range: first..<end, isCertain: true, leadCount: start - first)
            count = count + 1
            first = end
            guard word(end) == .and || word(end) == .or, end + 1 < tokens.count, !endsName(end + 1) else { break }
            // `with tom hanks and by spielberg`
            if role == .cast, word(end + 1) == .by { break }
            start = end + 1
        }
        guard count > 0 else { return nil }
        return first
    }

    private static let nameLimit = 5

    /// Whether a name has ended before this token.
    func endsName(_ index: Int) -> Bool {
        switch word(index) {
        case .with, .directed, .noun, .shows, .mine, .decade, .between, .and, .or, .not, .without,
            .genre(_, isPlural: true):
            true
        case .most, .least: limitFollows(index)
        case .before, .after, .since: year(skippingDe(index + 1)) != nil
        case .from, .within, .byOrFrom, .onOrIn:
            yearsBegin(index + 1) || offered(index) != nil || vocabulary.isRomance && kindBegins(index + 1)
        case .on, .my: true
        case .to, .purpose, .at: offered(index) != nil
        case .filler: clauseBegins(index)
        default: false
        }
    }

    /// Parses a condition on the person's relation.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readMine(_ index: Int) -> Int? {
        switch word(index) {
        case .not:
            var end = index + 1
            while word(end) == .filler || word(end) == .not { end += 1 }
            guard word(end) == .mine(.seen) else { return nil }
            add(.mine(.unseen), range: index..<end + 1, isCertain: true)
            return end + 1
        case .on, .onOrIn, .my:
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
        let isKept = units.indices.map { isCondition($0) || isLoose && mayBeLoose }
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
        addFilms()
    }

    /// Whether the text is the name of a genre, or of several.
    var isOnlyGenres: Bool {
        words.isEmpty && units.allSatisfy { if case .genre = $0.filter { true } else { false } }
    }

    /// Whether so much of the text is recognised that the rest may be left out: it has a word for films, or no more
    /// than one unknown word beside several conditions.
    private var mayBeLoose: Bool {
        let unknown = roles.count { $0 == .unknown }
        let hasNoun = roles.contains { if case .noun = $0 { true } else { false } }
        return unknown == 0 || hasNoun || units.contains(where: \.isPlural) || unknown == 1 && units.count > 1
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
