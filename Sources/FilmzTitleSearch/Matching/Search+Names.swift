extension Search {
    /// Searches for an interpretation with this number of edits in at least one word.
    mutating func search(interpretation index: Int, edits: Int) {
        let interpretation = interpretations[index]
        let costs = interpretation.points + (edits > 0 ? edits * Ranking.edit + Ranking.doubt : 0)
        if interpretation.initialCount > 0 {
            nameLimit = Self.knownNames
            limit(bonus: costs + interpretation.initialCount * Ranking.unfinished + Ranking.beginning)
        } else {
            limit(bonus: costs + interpretation.wholeName)
        }
        defer { nameLimit = .max }
        guard cutoff > 0, checksLeft > 0, blocksLeft > 0 else { return }
        var slots: [Slot] = []
        for (index, word) in interpretation.words.enumerated() {
            let typoMatches: [TypoAutomaton.Match] =
                if edits > 0 && interpretation.mayHaveEdits(index) { typoMatches(of: word, edits: edits) } else { [] }
            let slot =
                if index < interpretation.initialCount {
                    Slot(initial: word, in: tables)
                } else {
                    Slot(word, typoMatches: typoMatches, isFirst: index == 0, in: tables)
                }
            guard slot.all.postingCount > 0 else { return }
            slots.append(slot)
        }
        current = Current(
            index: index, wordCount: interpretation.words.count, adjacency: interpretation.adjacency,
            year: interpretation.year,
            points: interpretation.points, wholeName: interpretation.wholeName,
            initialCount: interpretation.initialCount)
        for (index, slot) in slots.enumerated() {
            for match in slot.matches { scratch.grades.set(match.grade, word: index, terms: match.terms) }
        }
        if interpretation.initialCount == slots.count {
            checkInitials(slots)
            scratch.grades.clear()
            return
        }
        let all = Self.rarestFirst(slots.map(\.all))
        if edits == 0, interpretation.initialCount == 0, all[0].postingCount > Self.fewPostings, checkBeginnings(slots)
        {
            if slots.count > 1 {
                limit(bonus: costs + interpretation.wholeName + Ranking.otherOrder)
                let whole = Self.rarestFirst(slots.map(\.whole))
                if whole[0].postingCount < Self.manyPostings || !checkOtherOrders(slots) { scan(whole) }
            }
            limit(bonus: costs + (slots.count == 1 && mayBeArticle() ? Ranking.beginning : Ranking.order))
        }
        if edits > 0, checkNamesWithExactWord(slots, interpretation: interpretation, count: all[0].postingCount) {
            limit(bonus: costs + interpretation.wholeName + (slots.count - 1) * Ranking.edit)
        }
        scan(all)
        scratch.grades.clear()
    }

    /// Checks names that have at least one word of the interpretation without edits, if they are few. All others have
    /// an edit in each word, so that only well-known ones can still be among the best.
    /// - Returns: whether all such names were checked
    private mutating func checkNamesWithExactWord(_ slots: [Slot], interpretation: Interpretation, count: Int) -> Bool {
        // Few names have a certain year.
        guard slots.count > 1, interpretation.year == nil else { return false }
        let exact = interpretation.words.enumerated().map { index, word in
            Slot(word, typoMatches: [], isFirst: index == 0, in: tables).all
        }
        guard exact.reduce(0, { $0 + $1.postingCount }) < count / Self.exactShare,
            zip(exact, slots).allSatisfy({ $0.postingCount < $1.all.postingCount })
        else { return false }
        for (index, slot) in exact.enumerated() {
            var all = slots.map(\.all)
            all[index] = slot
            scan(Self.rarestFirst(all))
        }
        return true
    }

    private static let exactShare = 4

    /// The number of postings below which checking all of them is faster than finding the best.
    private static let fewPostings = 128
    /// The number of postings from which finding the names that are exactly the words, in each order, is faster than
    /// checking all names with the words.
    private static let manyPostings = 4_096

    /// Sets the maximum number of points for a name besides those for popularity, which limits the search.
    private mutating func limit(bonus: Int) {
        self.bonus = bonus
        cutoff = min(nameLimit, tables.counts.names)
        guard let last = topHits.last else { return }
        let equal = tables.firstName(below: last.points - bonus)
        cutoff = min(cutoff, equal, max(tables.firstName(below: last.points - bonus + 1), last.name + 1))
    }
}

// MARK: - Names that begin with the query

extension Search {
    /// Checks names whose first words, without an article, are those of the interpretation.
    /// - Returns: whether all such names were checked
    private mutating func checkBeginnings(_ slots: [Slot]) -> Bool {
        guard let combinations = Self.combinations(of: slots.map(\.spellings)) else { return false }
        for combination in combinations { checkBeginnings(combination, slots: slots) }
        return true
    }

    /// Every combination of one element of each slot; nil if there are too many.
    private static func combinations(of slots: [[Range<Int>]]) -> [[Range<Int>]]? {
        var combinations: [[Range<Int>]] = [[]]
        for slot in slots {
            combinations = combinations.flatMap { combination in slot.map { combination + [$0] } }
            guard combinations.count <= combinationLimit else { return nil }
        }
        return combinations
    }

    /// The maximum number of spellings of an interpretation to search at the beginning of names.
    private static let combinationLimit = 16

    private mutating func checkBeginnings(_ terms: [Range<Int>], slots: [Slot]) {
        checkBeginnings(terms[...], article: nil)
        guard terms.count > 1, terms[0].count == 1, tables.isArticle(terms[0].lowerBound) else { return }
        checkBeginnings(terms.dropFirst(), article: slots[0].all)
    }

    /// The maximum number of words of an interpretation of which all orders are checked.
    private static let orderLimit = 3

    /// Checks names that are exactly the words of the interpretation in another order, optionally after an article.
    /// - Returns: whether all such names were checked
    private mutating func checkOtherOrders(_ slots: [Slot]) -> Bool {
        guard slots.count <= Self.orderLimit, let combinations = Self.combinations(of: slots.map(\.wholeSpellings))
        else { return false }
        let orders =
            if slots.count == 2 { [[1, 0]] } else { [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] }
        for combination in combinations {
            for order in orders {
                let terms = order.map { combination[$0] }
                checkWholeNames(terms[...], article: nil)
                // Titles are sorted without a leading article.
                if tables.isArticle(terms[0].lowerBound) {
                    checkWholeNames(terms.dropFirst(), article: slots[order[0]].whole)
                }
            }
        }
        return true
    }

    /// - Parameter article: the article before the terms
    private mutating func checkWholeNames(_ terms: ArraySlice<Range<Int>>, article: Slot.Terms?) {
        guard let last = terms.last else { return }
        let part = tables.titles(beginningWith: terms.dropLast().map(\.lowerBound), last: last, buffer: scratch.terms)
            .whole
        checkTitles(in: part, article: article)
    }

    private mutating func checkTitles(in part: Range<Int>, article: Slot.Terms?) {
        let titles = tables.titles
        windows(count: part.count) { search, window in
            search.blocksLeft &-= titles.forEach(in: part, within: window) { search.collect($0) }
            if let article { search.intersect(with: article, in: window) }
        }
    }

    /// Whether the first word may be an article, which is ignored in sorting titles.
    private func mayBeArticle() -> Bool {
        let articles = tables.articles
        return (0..<min(articles.count, LeadingArticle.all.count)).contains {
            scratch.grades.grade(word: 0, term: articles[$0]) != 0
        }
    }

    /// - Parameter article: the article before the terms
    private mutating func checkBeginnings(_ terms: ArraySlice<Range<Int>>, article: Slot.Terms?) {
        guard terms.dropLast().allSatisfy({ $0.count == 1 }), let last = terms.last else { return }
        let part = tables.titles(beginningWith: terms.dropLast().map(\.lowerBound), last: last, buffer: scratch.terms)
        let bonus = bonus
        for (part, bound) in [
            (part.whole, bonus), (part.all, bonus - current.wholeName + Ranking.beginning),
        ] {
            limit(bonus: bound)
            checkTitles(in: part, article: article)
        }
        limit(bonus: bonus)
    }
}

// MARK: - Names with given initials

extension Search {
    /// The number of the best known names among which titles are known by their initials.
    private static let knownNames = 8_192

    private mutating func checkInitials(_ slots: [Slot]) {
        // Titles are sorted without a leading article, which may be the first initial.
        for slot in mayBeArticle() ? slots.prefix(2) : slots.prefix(1) {
            guard let terms = slot.spellings.first else { continue }
            let titles = tables.titles
            let part = tables.titles(beginningWith: [], last: terms, buffer: scratch.terms).all
            windows(count: part.count) { search, window in
                search.blocksLeft &-= titles.forEach(in: part, within: window) { search.collect($0) }
            }
        }
    }

    /// Whether the words that are initials are the first words of a name. Three letters are too few for a name with
    /// more words.
    private func areInitials(_ alignment: Alignment, of name: Ranking.Name) -> Bool {
        let first = Int(alignment.positions[0])
        let count = current.initialCount
        guard first == 0 || first == 1 && name.hasArticle else { return false }
        return if count > 3 || current.wordCount > count {
            first &+ count <= name.titleCount
        } else {
            first &+ count == name.titleCount
        }
    }
}

// MARK: - Names with the words anywhere

extension Search {
    private static func rarestFirst(_ slots: [Slot.Terms]) -> [Slot.Terms] {
        slots.sorted { $0.postingCount < $1.postingCount }
    }

    /// - Parameter slots: the slots, those with the fewest postings first
    private mutating func scan(_ slots: [Slot.Terms]) {
        guard slots[0].postingCount > 0 else { return }
        windows(count: slots[0].postingCount) { search, window in
            search.forEachName(in: slots[0], within: window) { $0.collect($1) }
            for slot in slots.dropFirst() { search.intersect(with: slot, in: window) }
        }
    }

    @inline(__always)
    private mutating func forEachName(
        in slot: Slot.Terms, within window: Range<Int>, body: (inout Search, Int) -> Bool
    ) {
        let tables = tables
        var isStopped = false
        for part in slot.parts where !isStopped && blocksLeft > 0 {
            func next(_ name: Int) -> Bool {
                isStopped = !body(&self, name)
                return !isStopped
            }
            blocksLeft &-=
                part.isAscending
                ? tables.postings.forEachAscending(in: part.postings, within: window, body: next)
                : tables.postings.forEach(in: part.postings, within: window, body: next)
        }
    }

    @inline(__always)
    private mutating func collect(_ name: Int) -> Bool {
        names.append(UInt32(truncatingIfNeeded: name))
        return names.count < checksLeft
    }

    /// Keeps those of the collected names that a slot has too, if that is faster than checking each. Checking a name
    /// takes as long as some hundred postings, because it waits for memory; it takes less time if the year already
    /// rules out most names.
    private mutating func intersect(with slot: Slot.Terms, in window: Range<Int>) {
        guard names.count > Self.fewNames else { return }
        let share = slot.postingCount / max(1, tables.counts.names / window.count) + 4 * slot.parts.count
        let isWorthwhile = share < (current.year == nil ? 120 : 40) * names.count
        if let frequent = frequentNames(of: slot) {
            filterNames(in: frequent)
            return
        }
        guard isWorthwhile else { return }
        let set = scratch.set
        let tables = tables
        forEachName(in: slot, within: window) { search, name in
            set.insert(search.comparedName(for: name))
            return search.blocksLeft > 0
        }
        // If reading was limited, the set may lack names.
        if blocksLeft > 0 { filterNames(in: set) }
        let start = if tables.hasPeople { tables.firstName(ofEntryWith: window.lowerBound) } else { window.lowerBound }
        set.removeAll(in: start..<window.upperBound)
    }

    /// The number of names up to which each is checked.
    private static let fewNames = 32

    private mutating func filterNames(in set: NameSet) {
        let tables = tables
        names.removeAll { !set.contains(tables.hasPeople ? tables.firstName(ofEntryWith: Int($0)) : Int($0)) }
    }

    /// The set of names of a frequent term.
    private func frequentNames(of slot: Slot.Terms) -> NameSet? {
        guard slot.parts.count == 1, slot.parts[0].isAscending else { return nil }
        return scratch.frequentTerms.names(slot.parts[0].postings)
    }

    /// The number by which names are compared: people are stored with an entry's first name, but belong to all its
    /// names.
    @inline(__always)
    private mutating func comparedName(for name: Int) -> Int {
        guard tables.hasPeople else { return name }
        let first = tables.firstName(ofEntryWith: name)
        blocksLeft &-= (name &- first) / PopularityList.block
        return first
    }

    /// Searches names in growing windows of popularity. The first window has about a hundred.
    @inline(__always)
    private mutating func windows(count: Int, collect: (inout Search, Range<Int>) -> Void) {
        let total = tables.counts.names
        var start = 0
        var end = if count <= 2_048 { total } else { max(256, total / count * 512) }
        while start < cutoff, checksLeft > 0, blocksLeft > 0 {
            end = min(end, cutoff)
            names.removeAll(keepingCapacity: true)
            collect(&self, start..<end)
            checkNames()
            start = end
            end = end &* 8
        }
    }
}

// MARK: - One name

extension Search {
    private mutating func checkNames() {
        for index in names.indices where names[index] < cutoff && checksLeft > 0 {
            if index.isMultiple(of: Self.prefetchCount) {
                prefetch(names[index..<min(index + Self.prefetchCount, names.count)])
            }
            check(Int(names[index]))
        }
    }

    /// The number of names that are prefetched at a time.
    private static let prefetchCount = 16

    /// Prefetches what ``rate(_:)`` will read about names. Reading one name after the other would wait for memory each
    /// time; in a loop that does nothing else, the processor requests all of them at once.
    @inline(__always)
    private mutating func prefetch(_ names: ArraySlice<UInt32>) {
        prefetchSum = 0
        for name in names {
            if current.year != nil {
                prefetchSum &+= tables.year(ofEntry: tables.entry(ofName: Int(name))) ?? 0
            } else {
                for index in tables.names[Int(name)] { prefetchSum &+= tables.chunkTerms[tables.nameChunks[index]] }
            }
        }
    }

    private mutating func check(_ name: Int) {
        checksLeft &-= 1
        rate(name)
        // People are stored with the first name, but the query may have words of another name.
        guard tables.hasPeople, tables.isFirstName(name) else { return }
        var other = name &+ 1
        while other < tables.counts.names, checksLeft > 0, !tables.isFirstName(other) {
            checksLeft &-= 1
            rate(other)
            other &+= 1
        }
    }

    private mutating func rate(_ name: Int) {
        var points = current.points
        var entry: Int?
        if let year = current.year {
            let nameEntry = tables.entry(ofName: name)
            guard let distance = tables.year(ofEntry: nameEntry).map({ abs($0 &- year) }), distance <= 1 else { return }
            if distance == 1 { points &+= Ranking.nearYear }
            entry = nameEntry
        }
        let terms = scratch.terms
        let grades = scratch.grades
        let titleCount = tables.addTerms(of: tables.names[name], in: tables.nameChunks, to: terms)
        var count = titleCount
        if tables.hasPeople {
            let nameEntry = entry ?? tables.entry(ofName: name)
            count = tables.addTerms(of: tables.people[nameEntry], in: tables.peopleChunks, to: terms, at: titleCount)
            entry = nameEntry
        }
        let alignment = Alignment.find(words: current.wordCount, adjacency: current.adjacency, terms: count) {
            grades.grade(word: $0, term: terms[$1])
        }
        guard let alignment else { return }
        let hasArticle = titleCount > 1 && tables.isArticle(terms[0])
        let rankedName = Ranking.Name(titleCount: titleCount, hasArticle: hasArticle, isTitle: tables.isFirstName(name))
        guard current.initialCount == 0 || areInitials(alignment, of: rankedName) else { return }
        points &+= Ranking.points(
            alignment, words: current.wordCount, of: rankedName, wholeName: current.wholeName)
        points &+= tables.popularityPoints(ofName: name)
        if let last = topHits.last, points < last.points || points == last.points && name > last.name { return }
        let nameEntry = entry ?? tables.entry(ofName: name)
        guard excluded.isEmpty || !excluded.contains(tables.id(ofEntry: nameEntry)) else { return }
        let edits = (0..<current.wordCount).reduce(0) { $0 &+ Ranking.edits(alignment.grades[$1]) }
        let hit = TopHits.Hit(
            points: points, name: name, entry: nameEntry, interpretation: current.index, edits: edits)
        if topHits.add(hit) { limit(bonus: bonus) }
    }
}
