/// The parts of a sentence that leave out films, choose between conditions, and name a film to be like.
extension SentenceReading {
    /// Parses `not french`, `keine Krimis`, `without adam sandler`, `not by spielberg`.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readNegated(_ index: Int) -> Int? {
        switch word(index) {
        case .not, .no: break
        case .without where isAfterFilms(index) || tokens[index].isAfterComma: break
        case .without where vocabulary.isRomance && isLinkedToFilms(index): break
        default: return nil
        }
        let before = self
        let unitCount = units.count
        var start = index + 1
        while [.filler, .within, .on, .onOrIn].contains(word(start)) || isNegatedKind(start),
            start + 1 < tokens.count
        { start += 1 }
        guard tokens.indices.contains(start), !tokens[start].isAfterComma else { return nil }
        roles += (index..<start).map { _ in .unit(unitCount) }
        var end = readWord(start)
        if end == nil, word(index) != .no {
            end = readPerson(start) ?? readTime(start)
            if end == nil, word(index) == .without { end = readNames(start, of: start, role: .cast) }
        }
        let negated = units[unitCount...].map(\.filter.negated)
        guard let end, !negated.contains(nil) else {
            self = before
            return nil
        }
        for (offset, filter) in negated.enumerated() {
            guard let filter else { continue }
            units[unitCount + offset].filter = filter
            units[unitCount + offset].isNegated = true
        }
        units[unitCount].tokens = index..<units[unitCount].tokens.upperBound
        units[unitCount].leadCount += start - index
        return end
    }

    /// Parses `like alien`, `similar to alien`, `wie Alien` after a word for films.
    /// - Returns: the index of the token after the title; nil when there is none
    mutating func readLike(_ index: Int) -> Int? {
        var start = index + 1
        switch word(index) {
        case .like: break
        case .similar
        where word(start) == .to || word(start) == .like || vocabulary.isRomance && word(start) == .within:
            start += 1
        default: return nil
        }
        var last = index
        while word(last - 1) == .filler { last -= 1 }
        guard isAfterFilms(last) || tokens[index].isAfterComma || index == 0 && word(index) == .similar else {
            return nil
        }
        // `something` is a word for films only at the beginning.
        if word(last - 1) == .noun(isPlural: false, isFilm: false) {
            guard roles.dropLast(index - last + 1).allSatisfy({ $0 == .filler }) else { return nil }
        }
        var end = start
        while end < tokens.count, end == start || !tokens[end].isAfterComma, !endsTitle(end, from: start) { end += 1 }
        // A condition follows, and not more of the title.
        while end < tokens.count, end - 1 > start, [.and, .or].contains(word(end - 1)) { end -= 1 }
        guard end > start, end - start <= Self.titleLimit else { return nil }
        let title = text(of: Array(start..<end))
        add(.like(title), range: index..<end, isCertain: true, leadCount: start - index)
        return end
    }

    private static let titleLimit = 10

    /// Whether a title that begins at `start` has ended before this token. Words such as “with” may be part of it.
    private func endsTitle(_ index: Int, from start: Int) -> Bool {
        guard index > start else { return false }
        if seenClauseBegins(index) { return true }
        switch word(index) {
        case .with, .and, .or, .noun, .genre, .shows, .decade, .filler: return false
        case .mine(let mine): return mine != .rated && mine != .seen
        case .not: return word(index + 1) == .mine(.seen) || word(index + 2) == .mine(.seen)
        case .without, .no:
            switch word(index + 1) {
            case .genre, .origin, .shows: return true
            default: return false
            }
        case .on, .onOrIn, .my: return offered(index) != nil || isShelf(index)
        default: return endsName(index)
        }
    }

    /// Whether `on my watchlist` begins at a token.
    private func isShelf(_ index: Int) -> Bool {
        var end = index
        while [.on, .onOrIn, .my].contains(word(end)) { end += 1 }
        return word(end) == .mine(.watchlist) || word(end) == .mine(.favourites)
    }

    /// Parses the second service of `on netflix or mubi`.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readOtherService(_ index: Int) -> Int? {
        guard word(index) == .or, case .unit(let last)? = roles.last, case .service = units[last].filter else {
            return nil
        }
        for length in (1...NamedServices.wordLimit).reversed() where endsPhrase(index + 1 + length) {
            guard let words = texts(index + 1..<index + 1 + length), let service = services.service(words) else {
                continue
            }
            add(.service(service), range: index..<index + 1 + length, isCertain: true, leadCount: 1)
            return index + 1 + length
        }
        return nil
    }

    // MARK: - Deciding

    /// Makes one condition of conditions of the same kind between which there is an “or”.
    mutating func joinChoices() {
        var joined: [Unit] = []
        for unit in units {
            guard let last = joined.last, isOr(last, unit), last.filter.isAlternative(to: unit.filter) else {
                joined.append(unit)
                continue
            }
            joined.removeLast()
            var choice = unit
            choice.merge(last)
            // `comedies, dramas or thrillers`
            while let first = joined.last, first.tokens.upperBound == choice.tokens.lowerBound,
                tokens[choice.tokens.lowerBound].isAfterComma, first.filter.isAlternative(to: last.filter)
            {
                joined.removeLast()
                choice.merge(first)
            }
            joined.append(choice)
        }
        units = joined
        for (index, unit) in units.enumerated() {
            for token in unit.tokens { roles[token] = .unit(index) }
        }
    }

    /// Whether there is an “or” between two conditions, and nothing else but a word for films.
    private func isOr(_ first: Unit, _ second: Unit) -> Bool {
        if word(second.tokens.lowerBound) == .or { return first.tokens.upperBound == second.tokens.lowerBound }
        let between = first.tokens.upperBound..<second.tokens.lowerBound
        guard let last = between.last, word(last) == .or else { return false }
        return between.dropLast().allSatisfy { if case .noun = roles[$0] { true } else { false } }
    }

    /// From an “or” between conditions of different kinds to the end of that part of the text; nil when there is none.
    /// One between two that leave films out leaves out both.
    var unlikeChoice: Range<Int>? {
        for (first, second) in zip(units, units.dropFirst()) where !(first.leavesOut && second.leavesOut) {
            let start = first.tokens.upperBound
            let beginning = second.tokens.lowerBound
            guard let or = tokens.indices.first(where: { start <= $0 && $0 <= beginning && word($0) == .or }),
                roles[start..<or].allSatisfy(\.isLink)
            else { continue }
            let end = tokens[(or + 1)...].firstIndex(where: \.isAfterComma) ?? tokens.endIndex
            if beginning < end { return or..<end }
        }
        return nil
    }

    /// Adds the condition of a word that means films only, unless the sentence also asks for shows.
    mutating func addFilms() {
        let nouns = tokens.indices.filter { index in
            if case .noun = roles[index], case .noun(_, let isFilm) = word(index) { isFilm } else { false }
        }
        guard let noun = nouns.first else { return }
        guard let kind = units.firstIndex(where: { if case .kind = $0.filter { true } else { false } }) else {
            let index = units.firstIndex { $0.tokens.lowerBound > noun } ?? units.endIndex
            units.insert(Unit(filter: .kind(.films), tokens: noun..<noun + 1), at: index)
            return
        }
        // `films and shows`
        let shows = units[kind].tokens
        let links = nouns.flatMap { [$0 + 1, $0 - 1] }.filter { word($0) == .and || word($0) == .or }
        if links.contains(where: { $0 == shows.lowerBound - 1 || $0 == shows.upperBound }) { units.remove(at: kind) }
    }
}

extension SentenceReading.Role {
    /// Whether the word neither is a condition nor has to be searched for.
    fileprivate var isLink: Bool {
        switch self {
        case .noun, .filler: true
        case .unit, .unknown: false
        }
    }
}

extension SentenceReading.Unit {
    fileprivate var leavesOut: Bool { isNegated || filter == .mine(.unseen) }

    /// Makes a choice between this condition and the one before it.
    fileprivate mutating func merge(_ other: SentenceReading.Unit) {
        filter = .either(other.filter.alternatives + filter.alternatives)
        tokens = other.tokens.lowerBound..<tokens.upperBound
        isCertain = isCertain || other.isCertain
        isPlural = isPlural || other.isPlural
        isNegated = isNegated && other.isNegated
        leadCount = other.leadCount
    }
}

extension SearchFilter {
    fileprivate var alternatives: [SearchFilter] {
        if case .either(let filters) = self { filters } else { [self] }
    }

    /// Whether “or” between the two makes them one condition.
    fileprivate func isAlternative(to other: SearchFilter) -> Bool {
        switch (alternatives[0], other.alternatives[0]) {
        case (.person(_, let mine), .person(_, let theirs)): mine == theirs
        case (.genre, .genre), (.years, .years), (.service, .service), (.kind, .kind): true
        case (.country, .country), (.country, .language), (.language, .country), (.language, .language): true
        case (.mine(let mine), .mine(let theirs)): mine != .unseen && theirs != .unseen
        default: false
        }
    }

    /// The condition that leaves these films out; nil when nothing can say which films do not meet it.
    fileprivate var negated: SearchFilter? {
        switch self {
        case .kind(let group): .kind(group == .films ? .shows : .films)
        case .mine(.seen): .mine(.unseen)
        case .mine(.unseen): .mine(.seen)
        case .years(let years): Self.outside(years, of: CalendarDay.years).map(SearchFilter.years) ?? .not(self)
        case .minutes(let minutes):
            Self.outside(minutes, of: FilmDraft.runtimes).map(SearchFilter.minutes) ?? .not(self)
        case .person, .genre, .country, .language, .mine: .not(self)
        case .offered, .service, .like, .not, .either: nil
        }
    }

    /// The rest of all numbers beside a range, if the range reaches one end of them.
    private static func outside(_ range: ClosedRange<Int>, of all: ClosedRange<Int>) -> ClosedRange<Int>? {
        if range.lowerBound == all.lowerBound, range.upperBound < all.upperBound {
            return range.upperBound + 1...all.upperBound
        }
        if range.upperBound == all.upperBound, range.lowerBound > all.lowerBound {
            return all.lowerBound...range.lowerBound - 1
        }
        return nil
    }
}
