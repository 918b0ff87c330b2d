extension Search {
    /// Looks for a reading, with so many edits in at least one word.
    mutating func look(_ index: Int, edits: Int) {
        let reading = interpretations[index]
        let costs = reading.points + edits * Ranking.edit
        limit(bonus: costs + Ranking.wholeName)
        guard cut > 0, checksLeft > 0 else { return }
        current = Current(
            index: index, wordCount: reading.words.count, glued: reading.glued, year: reading.year, points: reading.points)
        var slots: [Slot] = []
        var hasTwin = false
        for (place, word) in reading.words.enumerated() {
            let (slot, twin) = slot(word, edits, isOnly: place == 0)
            guard slot.postingCount > 0 else { return }
            slots.append(slot)
            hasTwin = hasTwin || twin
        }
        defer { scratch.marks.clear() }
        for (place, slot) in slots.enumerated() {
            for match in slot.matches { scratch.marks.mark(match.terms, word: place, grade: match.grade) }
        }
        guard let driver = slots.min(by: { $0.postingCount < $1.postingCount }) else { return }
        if edits == 0 {
            lookAtBeginnings(slots)
            // A name that begins with the words and was not among these begins with an article, or with another numeral.
            let isCovered = !hasTwin && !tables.articles.contains { scratch.marks.grade(word: 0, term: $0) != 0 }
            limit(bonus: costs + (isCovered ? Ranking.order : Ranking.wholeName))
        }
        scan(driver.matches.map(\.terms), count: driver.postingCount)
    }

    /// Notes the best points beside those of popularity, and how far it makes sense to look.
    private mutating func limit(bonus: Int) {
        self.bonus = bonus
        guard let last = top.last else {
            cut = tables.counts.names
            return
        }
        let equal = tables.firstName(below: last.points - bonus)
        cut = min(equal, max(tables.firstName(below: last.points - bonus + 1), last.name + 1))
    }

    /// Names whose first words, less an article, are the reading's.
    private mutating func lookAtBeginnings(_ slots: [Slot]) {
        let ranges = slots.compactMap(\.own)
        guard ranges.count == slots.count else { return }
        lookAtBeginnings(ranges[...])
        if ranges.count > 1, tables.articles.contains(where: ranges[0].contains) { lookAtBeginnings(ranges.dropFirst()) }
    }

    private mutating func lookAtBeginnings(_ terms: ArraySlice<Range<Int>>) {
        guard terms.dropLast().allSatisfy({ $0.count == 1 }), let last = terms.last else { return }
        let beginning = terms.dropLast().map(\.lowerBound)
        let start = tables.titleRank(of: beginning + [last.lowerBound])
        let end = tables.titleRank(of: beginning + [last.upperBound])
        let whole = tables.titleRank(of: beginning + [last.lowerBound, 0])
        scan(start..<max(start, end), bounds: bonus, whole: start..<max(start, min(whole, end)))
    }

    private mutating func scan(_ part: Range<Int>, bounds: Int, whole: Range<Int>) {
        windows(count: whole.count) { search, window in
            search.tables.titles.collect(whole, in: window, limit: search.checksLeft, into: &search.scratch.names)
        }
        limit(bonus: bounds - Ranking.wholeName + Ranking.beginning)
        windows(count: part.count) { search, window in
            search.tables.titles.collect(part, in: window, limit: search.checksLeft, into: &search.scratch.names)
        }
        limit(bonus: bounds)
    }

    private mutating func scan(_ terms: [Range<Int>], count: Int) {
        windows(count: count) { search, window in
            for range in terms {
                let part = search.tables.postings(of: range)
                if range.count == 1 {
                    search.tables.postings.collectAscending(part, in: window, limit: search.checksLeft, into: &search.scratch.names)
                } else {
                    search.tables.postings.collect(part, in: window, limit: search.checksLeft, into: &search.scratch.names)
                }
            }
        }
    }

    /// Looks through names in windows of popularity, the first of which has some hundreds.
    @inline(__always)
    private mutating func windows(count: Int, collect: (inout Search, Range<Int>) -> Void) {
        let names = tables.counts.names
        var start = 0
        var end = count <= 2_048 ? names : max(256, names / count * 512)
        while start < cut, checksLeft > 0 {
            end = min(end, cut)
            scratch.names.removeAll(keepingCapacity: true)
            collect(&self, start..<end)
            for name in scratch.names where name < cut && checksLeft > 0 { check(Int(name)) }
            (start, end) = (end, end &* 8)
        }
    }

    private mutating func check(_ name: Int) {
        checksLeft &-= 1
        rate(name)
        // A person stands with the first name, and may have been looked for with the words of another.
        guard tables.hasPeople, tables.isFirstName(name) else { return }
        var other = name &+ 1
        while other < tables.counts.names, !tables.isFirstName(other) {
            rate(other)
            other &+= 1
        }
    }

    private mutating func rate(_ name: Int) {
        var points = current.points
        var entry: Int?
        if let year = current.year {
            let own = tables.entry(ofName: name)
            guard let distance = tables.year(ofEntry: own).map({ abs($0 &- year) }), distance <= 1 else { return }
            if distance == 1 { points &+= Ranking.nearYear }
            entry = own
        }
        scratch.terms.removeAll()
        tables.addTerms(of: tables.names[name], in: tables.nameChunks, to: &scratch.terms)
        let titleCount = scratch.terms.count
        if tables.hasPeople {
            let own = entry ?? tables.entry(ofName: name)
            tables.addTerms(of: tables.people[own], in: tables.peopleChunks, to: &scratch.terms)
            entry = own
        }
        let alignment = Alignment.find(words: current.wordCount, glued: current.glued, terms: scratch.terms.count) {
            scratch.marks.grade(word: $0, term: scratch.terms[$1])
        }
        guard let alignment else { return }
        let hasArticle = titleCount > 1 && alignment.places[0] == 1 && tables.articles.contains(scratch.terms[0])
        points &+= Ranking.points(
            alignment, words: current.wordCount, titleCount: titleCount, hasArticle: hasArticle)
        points &+= tables.popularityPoints(ofName: name)
        if let last = top.last, points < last.points || points == last.points && name > last.name { return }
        let own = entry ?? tables.entry(ofName: name)
        guard excluded.isEmpty || !excluded.contains(tables.id(ofEntry: own)) else { return }
        if top.add(.init(points: points, name: name, entry: own, interpretation: current.index)) { limit(bonus: bonus) }
    }
}
