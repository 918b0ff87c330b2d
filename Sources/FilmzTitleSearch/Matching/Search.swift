import FilmzTextFolding

/// The search for a query: the best names that match one of its readings.
///
/// Each reading is tried first without edits, then with one edit in a word, then with two. Names are examined from the
/// best known on, in growing windows, as long as one of them could still be among the best. This is the bound of WAND
/// (Broder et al. 2003). Here it is simply a place to stop, because names are in the order of popularity.
struct Search {
    let tables: IndexTables
    let typos: TypoRule
    let excluded: Set<Int64>
    let scratch: Scratch
    var top: TopHits
    private(set) var interpretations: [Interpretation] = []
    /// The name from which on none can be among the best, even with all points that are possible in this step.
    var cut = 0
    var bonus = 0
    /// The name from which on none is checked.
    var horizon = Int.max
    var checksLeft = checkLimit
    var blocksLeft = blockLimit
    /// Whether a limit ended the search before everything that could match was checked.
    var isCutShort: Bool { checksLeft <= 0 || blocksLeft <= 0 || isTypoCutShort }
    private var isTypoCutShort = false
    var current = Current()
    /// The names in a window that have yet to be checked.
    var names: [UInt32] = []
    /// A sum of what was prefetched, so that prefetching is not optimised away.
    var fetched = 0
    private var typoMatches: [(word: Interpretation.Word, edits: Int, cut: Int, matches: [TypoAutomaton.Match])] = []

    /// The parts of the current reading with which every name is compared.
    struct Current {
        var index = 0
        var wordCount = 0
        var glued: UInt32 = 0
        var year: Int?
        var points = 0
        var wholeName = 0
        /// The number of first words that are initials.
        var initialCount = 0
    }

    /// The maximum number of names that are checked for a query. A query that needs more gets the best of these.
    static let checkLimit = 100_000
    /// The maximum number of blocks of names (see ``PopularityList``) that are read for a query.
    static let blockLimit = 1_000_000

    /// - Parameter limit: the maximum number of hits; nil for all, in an index of a few thousand names
    init(_ tables: IndexTables, typos: TypoRule, excluded: Set<Int64>, limit: Int?, scratch: Scratch) {
        self.tables = tables
        self.typos = typos
        self.excluded = excluded
        self.scratch = scratch
        top = TopHits(limit: limit)
        // To find all, each step checks each name.
        if limit == nil { checksLeft = max(Self.checkLimit, 32 * tables.counts.names) }
    }

    mutating func run(_ words: [FoldedWord], isLastPrefix: Bool) {
        interpretations = Interpretation.all(of: words, isLastPrefix: isLastPrefix)
        let plain = interpretations.count
        for index in 0..<plain { look(index, edits: 0) }
        look(atOthers: Interpretation.others(interpretations, in: tables), edits: 0)
        for edits in 1...2 {
            for index in 0..<plain where interpretations[index].words.contains(where: { allowed($0) >= edits }) {
                look(index, edits: edits)
            }
            if edits == 1, typos.oneFrom != nil, top.hits.isEmpty {
                look(atOthers: Interpretation.misspelt(Array(interpretations.prefix(plain)), in: tables), edits: 1)
            }
        }
    }

    private mutating func look(atOthers readings: [Interpretation], edits: Int) {
        for reading in readings {
            interpretations.append(reading)
            // With other words, initials are searched only if nothing has the typed words.
            if reading.initialCount > 0, reading.words.count > reading.initialCount, !top.hits.isEmpty { continue }
            look(interpretations.count - 1, edits: edits)
        }
    }

    private func allowed(_ word: Interpretation.Word) -> Int { typos.edits(for: word.letters) }
}

// MARK: - Terms

extension Search {
    /// The automaton's matches in names before the cut, the worst first.
    mutating func typos(of word: Interpretation.Word, edits: Int) -> [TypoAutomaton.Match] {
        let edits = min(edits, allowed(word))
        guard edits > 0 else { return [] }
        let known = typoMatches.first {
            $0.edits == edits && $0.cut >= cut && $0.word.isPrefix == word.isPrefix && $0.word.letters == word.letters
        }
        if let known { return known.matches }
        let automaton = TypoAutomaton(word.letters, edits: edits, isPrefix: word.isPrefix, cut: cut, in: tables.trie)
        if automaton.isCutShort { isTypoCutShort = true }
        let matches = automaton.matches.sorted { $0.grade > $1.grade }
        typoMatches.append((word, edits, cut, matches))
        return matches
    }
}
