import FilmzTextFolding

/// The sections of an index as tables.
///
/// Entries and names are numbered from the best known to the least. All names of an entry are adjacent.
struct IndexTables: Sendable {
    let counts: IndexCounts
    /// The ID of each entry.
    let ids: Region
    let years: Region
    let popularities: Numbers32
    /// A bit for each name, set for the first name of an entry, and the number of set bits before every 64.
    let entryBits: Region
    let entryRanks: Numbers32
    /// The first name with fewer popularity points (see ``Ranking``), for each number of points.
    let levels: Numbers32
    /// The chunks of a name, and of an entry's people. A chunk is the text between two spaces, as written.
    let names: Offsets
    let nameChunks: Numbers24
    let people: Offsets
    let peopleChunks: Numbers24
    let chunkOffsets: Offsets
    let chunkText: Region
    /// The only term of each chunk. If the highest bit is set, a position in `chunkLists` with the number of the
    /// chunk's terms and then the terms.
    let chunkTerms: Numbers24
    let chunkLists: Numbers24
    /// The start of each term's names in `postings`, and the end of the last.
    let termPostings: Numbers32
    /// The names with each term, in ascending order. Terms are numbered in alphabetical order.
    let postings: PopularityList
    /// All names sorted by their terms, without a leading article.
    let titles: PopularityList
    let trie: TermTrie
    /// The terms that are leading articles, in ascending order.
    let articles: Numbers24

    let hasPeople: Bool

    static let listFlag = 0x80_0000

    /// - Throws: ``TitleIndexError/damaged(_:)`` if the size of a section does not fit the counts
    init(_ file: Region, header: IndexHeader) throws(TitleIndexError) {
        let counts = header.counts
        func section(_ section: Section) -> Region { file[header.sections[section.rawValue]] }
        func list(_ names: Section, _ blocks: Section, _ groups: Section) -> PopularityList {
            PopularityList(
                names: Numbers24(region: section(names)), blockMinima: Numbers24(region: section(blocks)),
                groupMinima: Numbers24(region: section(groups)))
        }
        func offsets(_ part: Section, limit: Int) -> Offsets { Offsets(limit: limit, region: section(part)) }
        hasPeople = section(.peopleOffsets).count > 0
        let sizes: [(Section, Int)] = [
            (.entryIDs, 8 * counts.entries), (.entryYears, 2 * counts.entries),
            (.entryPopularities, 4 * counts.entries),
            (.entryBits, 8 * (counts.names / 64 + 1)), (.entryRanks, 4 * (counts.names / 64 + 1)),
            (.popularityLevels, 4 * (Ranking.popularityLimit + 2)), (.nameOffsets, Offsets.size(counts.names)),
            (.peopleOffsets, hasPeople ? Offsets.size(counts.entries) : 0),
            (.chunkOffsets, Offsets.size(counts.chunks)),
            (.chunkTerms, 3 * counts.chunks + 1), (.termPostings, 4 * (counts.terms + 1)),
            (.postings, 3 * counts.postings + 1), (.titles, 3 * counts.names + 1),
            (.nodes, TermTrie.nodeSize * counts.nodes),
        ]
        for (part, size) in sizes where section(part).count != size { throw .damaged("\(part)") }
        self.counts = counts
        ids = section(.entryIDs)
        years = section(.entryYears)
        popularities = Numbers32(region: section(.entryPopularities))
        entryBits = section(.entryBits)
        entryRanks = Numbers32(region: section(.entryRanks))
        levels = Numbers32(region: section(.popularityLevels))
        names = offsets(.nameOffsets, limit: TitleIndexBuilder.nameByteLimit)
        nameChunks = Numbers24(region: section(.nameChunks))
        people = offsets(.peopleOffsets, limit: TermBuffer.limit)
        peopleChunks = Numbers24(region: section(.peopleChunks))
        chunkOffsets = offsets(.chunkOffsets, limit: TitleIndexBuilder.nameByteLimit)
        chunkText = section(.chunkText)
        chunkTerms = Numbers24(region: section(.chunkTerms))
        chunkLists = Numbers24(region: section(.chunkLists))
        termPostings = Numbers32(region: section(.termPostings))
        postings = list(.postings, .postingBlocks, .postingGroups)
        titles = list(.titles, .titleBlocks, .titleGroups)
        trie = TermTrie(
            nodes: section(.nodes), labels: section(.labels), nodeCount: counts.nodes, termCount: counts.terms)
        articles = Numbers24(region: section(.articles))
    }
}

// MARK: - Entries and names

extension IndexTables {
    /// The entry that a name belongs to.
    func entry(ofName name: Int) -> Int {
        let word = name / 64
        let bitsUpToName = entryBits.load(UInt64.self, at: word &* 8) & (.max &>> UInt64(63 &- name % 64))
        return max(0, entryRanks[word] &+ bitsUpToName.nonzeroBitCount &- 1)
    }

    func isFirstName(_ name: Int) -> Bool {
        entryBits.load(UInt64.self, at: name / 64 &* 8) &>> UInt64(name % 64) & 1 == 1
    }

    /// The first name of the entry with this name. In a damaged file, a name at most as far away as the maximum number
    /// of names of an entry.
    @inline(__always)
    func firstName(ofEntryWith name: Int) -> Int {
        var word = name / 64
        let last = max(0, word &- TitleIndexBuilder.nameLimit / 64 &- 1)
        var bits = entryBits.load(UInt64.self, at: word &* 8) & (.max &>> UInt64(63 &- name % 64))
        while bits == 0, word > last {
            word &-= 1
            bits = entryBits.load(UInt64.self, at: word &* 8)
        }
        return word &* 64 &+ (bits == 0 ? 0 : 63 &- bits.leadingZeroBitCount)
    }

    func id(ofEntry entry: Int) -> Int64 {
        ids.load(Int64.self, at: entry &* 8)
    }

    /// The year of an entry; nil if it is unknown.
    func year(ofEntry entry: Int) -> Int? {
        let year = Int(years.load(Int16.self, at: entry &* 2))
        if year == Int(Int16.min) { return nil }
        return year
    }

    /// The popularity points of a name, as of ``Ranking/points(ofPopularity:)``.
    func popularityPoints(ofName name: Int) -> Int {
        var low = 0
        var high = Ranking.popularityLimit &+ 1
        // Searches the lowest level that begins at this name or before it.
        while low < high {
            let middle = (low &+ high) / 2
            if levels[middle] <= name { high = middle } else { low = middle &+ 1 }
        }
        return low &- 1
    }

    /// The first name with fewer popularity points than these.
    func firstName(below points: Int) -> Int {
        if points <= 0 { return counts.names }
        return if points > Ranking.popularityLimit { 0 } else { levels[points] }
    }

    /// The text of a name, as it was given to the builder.
    func text(ofName name: Int) -> String {
        var text = ""
        for index in names[name] where text.utf8.count < TitleIndexBuilder.nameByteLimit {
            if !text.isEmpty { text += " " }
            text += chunkText.text(chunkOffsets[nameChunks[index]])
        }
        return text
    }

    /// The range of the postings of terms.
    func postings(of terms: Range<Int>) -> Range<Int> {
        let start = termPostings[terms.lowerBound]
        let end = termPostings[terms.upperBound]
        return start..<max(start, end)
    }

    func isArticle(_ term: Int) -> Bool {
        var low = 0
        var high = min(articles.count, LeadingArticle.all.count)
        while low < high {
            let middle = (low &+ high) / 2
            if articles[middle] < term { low = middle &+ 1 } else { high = middle }
        }
        return low < articles.count && articles[low] == term
    }

    /// Adds the terms of some chunks to a buffer, as long as there is room.
    /// - Returns: the number of terms in the buffer
    @inline(__always)
    func addTerms(of chunks: Range<Int>, in list: Numbers24, to terms: TermBuffer, at start: Int = 0) -> Int {
        var count = start
        for index in chunks {
            guard count < TermBuffer.limit else { break }
            let value = chunkTerms[list[index]]
            if value & Self.listFlag == 0 {
                terms[count] = value
                count &+= 1
            } else {
                let position = value & ~Self.listFlag
                for offset in 0..<min(chunkLists[position], TermBuffer.limit &- count) {
                    terms[count] = chunkLists[position &+ 1 &+ offset]
                    count &+= 1
                }
            }
        }
        return count
    }
}

// MARK: - People

extension IndexTables {
    /// The folded words of an entry's people.
    func people(ofEntry entry: Int) -> [[UInt32]] {
        guard hasPeople else { return [] }
        let chunks = people[entry].prefix(TermBuffer.limit).map { chunkText.text(chunkOffsets[peopleChunks[$0]]) }
        return FoldedWord.words(of: chunks.joined(separator: " "), limit: TermBuffer.limit).map(\.letters)
    }
}

/// An array of numbers of four bytes.
struct Numbers32: Sendable {
    let region: Region

    var count: Int { region.count / 4 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 4))
    }
}

/// An array of numbers below 2²⁴, in three bytes each, with one byte of padding at the end.
struct Numbers24: Sendable {
    let region: Region

    var count: Int { max(0, region.count - 1) / 3 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 3) & 0xFF_FFFF)
    }
}
