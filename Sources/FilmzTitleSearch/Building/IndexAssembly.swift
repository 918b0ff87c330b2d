/// The conversion of a builder's entries into the sections of an index.
struct IndexAssembly {
    let builder: TitleIndexBuilder
    let terms: TermTable
    let isArticle: [Bool]
    /// The entries from the best known to the least.
    private var order: [Int] = []
    /// The builder's numbers of the names that are stored, in their new order.
    private(set) var names: [UInt32] = []
    private(set) var nameTerms: NameTerms
    /// The first name of each entry, in order.
    private var firstNames: [UInt32] = []
    /// The builder's chunks in the order in which names first use them, so that chunks of well-known names are
    /// together.
    private var chunkOrder: [UInt32] = []
    private var chunkNumbers: [UInt32]

    private var position = IndexHeader.size
    private var checksum = Checksum()
    private var header = IndexHeader()

    init(_ builder: consuming TitleIndexBuilder) throws(TitleIndexError) {
        terms = try TermTable(folding: builder.chunks)
        chunkNumbers = [UInt32](repeating: .max, count: builder.chunks.count)
        let articles = Set(LeadingArticle.all.map { Array($0.utf8) })
        isArticle = terms.terms.map(articles.contains)
        nameTerms = NameTerms(capacity: builder.nameEnds.count)
        self.builder = builder
        try TitleIndexError.checkCancellation()
        orderEntries()
        try arrangeNames()
        let limit = 1 << 24 - 2
        guard names.count < limit, chunkOrder.count < limit else { throw .tooLarge("names") }
        guard terms.terms.count < IndexTables.listFlag else { throw .tooLarge("words") }
    }

    private mutating func orderEntries() {
        let entries = builder.entries
        var keys = entries.indices.map { (popularity: entries[$0].popularity, id: entries[$0].id, index: $0) }
        keys.sort { $0.popularity != $1.popularity ? $0.popularity > $1.popularity : $0.id < $1.id }
        order = keys.map(\.index)
        // Entries without a name come last, so that an entry's number is the number of entries whose first name comes
        // before its own.
        order = order.filter { !entries[$0].names.isEmpty } + order.filter { entries[$0].names.isEmpty }
    }

    private mutating func arrangeNames() throws(TitleIndexError) {
        names.reserveCapacity(builder.nameEnds.count)
        for entry in order {
            if firstNames.count.isMultiple(of: 1_000) { try TitleIndexError.checkCancellation() }
            let first = names.count
            firstNames.append(UInt32(first))
            for name in builder.entries[entry].names {
                let chunks = chunks(ofName: Int(name))
                for chunk in chunks {
                    for term in terms[Int(builder.nameChunks[chunk])] where nameTerms.openTermCount < TermBuffer.limit {
                        nameTerms.append(terms.numbers[term])
                    }
                }
                // The first name always stays, because it is the title.
                if names.count > first, nameTerms.openTermCount == 0 || nameTerms.isOpenNameDuplicate(since: first) {
                    nameTerms.dropOpenName()
                    continue
                }
                names.append(name)
                nameTerms.endName()
                for chunk in chunks { numberChunk(builder.nameChunks[chunk]) }
            }
            for person in builder.entries[entry].people { numberChunk(builder.peopleChunks[Int(person)]) }
        }
    }

    private func chunks(ofName name: Int) -> Range<Int> {
        (name == 0 ? 0 : Int(builder.nameEnds[name - 1]))..<Int(builder.nameEnds[name])
    }

    private mutating func numberChunk(_ chunk: UInt32) {
        guard chunkNumbers[Int(chunk)] == .max else { return }
        chunkNumbers[Int(chunk)] = UInt32(chunkOrder.count)
        chunkOrder.append(chunk)
    }
}

// MARK: - Writing

extension IndexAssembly {
    mutating func write(to writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        header.counts.entries = order.count
        header.counts.names = names.count
        header.counts.chunks = chunkOrder.count
        header.counts.terms = terms.terms.count
        try writeSection(Array(builder.edition.utf8), to: &writer)
        try writeEntries(to: &writer)
        try writeNames(to: &writer)
        try writeChunks(to: &writer)
        let postings = PostingsBuilder(nameTerms, termCount: terms.terms.count, people: peopleTerms())
        header.counts.postings = postings.names.count
        var starts = SectionBytes(capacity: 4 * postings.starts.count)
        for start in postings.starts { starts.append32(Int(start)) }
        try writeSection(starts.bytes, to: &writer)
        try writeList(postings.names, to: &writer)
        try writeList(TitleOrder(nameTerms, isArticle: isArticle).names, to: &writer)
        let best = postings.starts.dropLast().enumerated().map { term, start in
            start < postings.starts[term + 1] ? postings.names[Int(start)] : .max
        }
        let trie = TrieBuilder(terms.terms, best: best)
        header.counts.nodes = trie.nodeCount
        try writeSection(trie.nodeBytes.bytes, to: &writer)
        try writeSection(trie.labels, to: &writer)
        var articles = SectionBytes()
        for (term, isArticle) in isArticle.enumerated() where isArticle { articles.append24(term) }
        articles.pad24()
        try writeSection(articles.bytes, to: &writer)
        header.fileSize = position
        header.bodyChecksum = checksum.value
        try writer.finish(header: header.bytes)
    }

    private mutating func writeSection(_ bytes: [UInt8], to writer: inout some IndexWriter & ~Copyable)
        throws(TitleIndexError)
    {
        try TitleIndexError.checkCancellation()
        let padding = [UInt8](repeating: 0, count: IndexHeader.alignment - bytes.count % IndexHeader.alignment)
        header.sections.append(position..<position + bytes.count)
        for bytes in [bytes, padding] {
            position += bytes.count
            checksum.add(bytes)
            try writer.append(bytes)
        }
    }

    private mutating func writeEntries(to writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        var ids = SectionBytes()
        var years = SectionBytes()
        var popularities = SectionBytes()
        var bits = [UInt64](repeating: 0, count: names.count / 64 + 1)
        var levels = [Int](repeating: 0, count: Ranking.popularityLimit + 2)
        levels[0] = names.count
        var level = Ranking.popularityLimit + 1
        for (rank, index) in order.enumerated() {
            let entry = builder.entries[index]
            ids.append64(UInt64(bitPattern: entry.id))
            years.append16(Int(entry.year))
            popularities.append32(Int(entry.popularity))
            let first = Int(firstNames[rank])
            let end = if rank + 1 < order.count { Int(firstNames[rank + 1]) } else { names.count }
            guard end > first else { continue }
            bits[first / 64] |= 1 << UInt64(first % 64)
            let points = Ranking.points(ofPopularity: Int(entry.popularity))
            while level > points {
                levels[level] = first
                level -= 1
            }
        }
        while level > 0 {
            levels[level] = names.count
            level -= 1
        }
        var bitBytes = SectionBytes()
        var ranks = SectionBytes()
        var levelBytes = SectionBytes()
        var rank = 0
        for word in bits {
            bitBytes.append64(word)
            ranks.append32(rank)
            rank += word.nonzeroBitCount
        }
        for level in levels { levelBytes.append32(level) }
        for section in [ids, years, popularities, bitBytes, ranks, levelBytes] {
            try writeSection(section.bytes, to: &writer)
        }
    }

    private mutating func writeNames(to writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        var offsets = OffsetsBytes()
        var list = SectionBytes(capacity: builder.nameChunks.count * 3)
        var count = 0
        for name in names {
            offsets.append(count)
            for chunk in chunks(ofName: Int(name)) { list.append24(Int(chunkNumbers[Int(builder.nameChunks[chunk])])) }
            count += chunks(ofName: Int(name)).count
        }
        offsets.append(count)
        list.pad24()
        for bytes in [offsets.bytes, list.bytes] { try writeSection(bytes, to: &writer) }
        offsets = OffsetsBytes()
        list = SectionBytes()
        count = 0
        if !builder.peopleChunks.isEmpty {
            for entry in order {
                offsets.append(count)
                for person in builder.entries[entry].people {
                    list.append24(Int(chunkNumbers[Int(builder.peopleChunks[Int(person)])]))
                }
                count += builder.entries[entry].people.count
            }
            offsets.append(count)
        }
        list.pad24()
        for bytes in [offsets.bytes, list.bytes] { try writeSection(bytes, to: &writer) }
    }

    private mutating func writeChunks(to writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        var offsets = OffsetsBytes()
        var text = SectionBytes()
        var singleTerms = SectionBytes()
        var termLists = SectionBytes()
        var listPosition = 0
        for chunk in chunkOrder {
            offsets.append(text.bytes.count)
            text.append(builder.chunks[Int(chunk)])
            let chunkTerms = terms[Int(chunk)]
            if chunkTerms.count == 1 {
                singleTerms.append24(Int(terms.numbers[chunkTerms.lowerBound]))
            } else {
                guard listPosition < IndexTables.listFlag else { throw .tooLarge("words") }
                singleTerms.append24(listPosition | IndexTables.listFlag)
                termLists.append24(chunkTerms.count)
                for term in chunkTerms { termLists.append24(Int(terms.numbers[term])) }
                listPosition += chunkTerms.count + 1
            }
        }
        offsets.append(text.bytes.count)
        singleTerms.pad24()
        termLists.pad24()
        for bytes in [offsets.bytes, text.bytes, singleTerms.bytes, termLists.bytes] {
            try writeSection(bytes, to: &writer)
        }
    }

    /// Writes a list with its minima.
    private mutating func writeList(
        _ names: [UInt32], to writer: inout some IndexWriter & ~Copyable
    ) throws(TitleIndexError) {
        var minima: [UInt32] = names
        for size in [1, PopularityList.block, PopularityList.blocksInGroup] {
            if size > 1 {
                minima = stride(from: 0, to: minima.count, by: size).map { start in
                    minima[start..<min(start + size, minima.count)].min() ?? 0
                }
            }
            var section = SectionBytes(capacity: minima.count * 3 + 1)
            for name in minima { section.append24(Int(name)) }
            section.pad24()
            try writeSection(section.bytes, to: &writer)
        }
    }

    /// The first name and the terms of the people of each entry with people.
    private func peopleTerms() -> [(name: UInt32, terms: [UInt32])] {
        order.enumerated().compactMap { rank, index in
            let people = builder.entries[index].people
            let end = if rank + 1 < order.count { Int(firstNames[rank + 1]) } else { names.count }
            guard !people.isEmpty, end > Int(firstNames[rank]) else { return nil }
            return (firstNames[rank], people.flatMap { terms.numbers[terms[Int(builder.peopleChunks[Int($0)])]] })
        }
    }
}
