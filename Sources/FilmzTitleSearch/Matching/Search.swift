import FilmzTextFolding

/// The search for a query: the best names that match one of its interpretations.
///
/// Each interpretation is tried first without edits, then with one edit in a word, then with two. Names are examined
/// from the best known on, in growing windows, as long as one of them could still be among the best. This is the bound
/// of WAND (Broder et al. 2003). Here it is simply a place to stop, because names are in the order of popularity.
struct Search {
    let tables: IndexTables
    let typos: TypoRule
    let excluded: Set<Int64>
    let scratch: Scratch
    var topHits: TopHits
    private(set) var interpretations: [Interpretation] = []
    /// The name from which on none can be among the best, even with all points that are possible in this step.
    var cutoff = 0
    var bonus = 0
    /// The name from which on none is checked.
    var nameLimit = Int.max
    var checksLeft = checkLimit
    var blocksLeft = blockLimit
    /// Whether a limit ended the search before everything that could match was checked.
    var isIncomplete: Bool { checksLeft <= 0 || blocksLeft <= 0 || isTypoSearchIncomplete }
    private var isTypoSearchIncomplete = false
    var current = Current()
    /// The names in a window that have yet to be checked.
    var names: [UInt32] = []
    /// A sum of what was prefetched, so that prefetching is not optimised away.
    var prefetchSum = 0
    private var typoCache: [(word: Interpretation.Word, edits: Int, cutoff: Int, matches: [TypoAutomaton.Match])] = []

    /// The parts of the current interpretation with which every name is compared.
    struct Current {
        var index = 0
        var wordCount = 0
        var adjacency: UInt32 = 0
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
        topHits = TopHits(limit: limit)
        // To find all, each step checks each name.
        if limit == nil { checksLeft = max(Self.checkLimit, 32 * tables.counts.names) }
    }

    mutating func run(_ words: [FoldedWord], isLastPrefix: Bool) {
        interpretations = Interpretation.ofTypedWords(words, isLastPrefix: isLastPrefix)
        let typedCount = interpretations.count
        for index in 0..<typedCount { search(interpretation: index, edits: 0) }
        search(variants: Interpretation.variants(of: interpretations, in: tables), edits: 0)
        for edits in 1...2 {
            for index in 0..<typedCount
            where interpretations[index].words.contains(where: { maximumEdits($0) >= edits }) {
                search(interpretation: index, edits: edits)
            }
            if edits == 1, typos.oneFrom != nil, topHits.hits.isEmpty {
                search(
                    variants: Interpretation.splitsWithTypo(of: Array(interpretations.prefix(typedCount)), in: tables),
                    edits: 1)
            }
        }
    }

    private mutating func search(variants: [Interpretation], edits: Int) {
        for variant in variants {
            interpretations.append(variant)
            // With other words, initials are searched only if nothing has the typed words.
            if variant.initialCount > 0, variant.words.count > variant.initialCount, !topHits.hits.isEmpty { continue }
            search(interpretation: interpretations.count - 1, edits: edits)
        }
    }

    private func maximumEdits(_ word: Interpretation.Word) -> Int { typos.edits(for: word.letters) }
}

// MARK: - Terms

extension Search {
    /// The automaton's matches in names before the cutoff, the worst first.
    mutating func typoMatches(of word: Interpretation.Word, edits: Int) -> [TypoAutomaton.Match] {
        let edits = min(edits, maximumEdits(word))
        guard edits > 0 else { return [] }
        let cached = typoCache.first {
            $0.edits == edits && $0.cutoff >= cutoff && $0.word.isPrefix == word.isPrefix
                && $0.word.letters == word.letters
        }
        if let cached { return cached.matches }
        let automaton = TypoAutomaton(
            word.letters, edits: edits, isPrefix: word.isPrefix, cutoff: cutoff, in: tables.trie)
        if automaton.isIncomplete { isTypoSearchIncomplete = true }
        let matches = automaton.matches.sorted { $0.grade > $1.grade }
        typoCache.append((word, edits, cutoff, matches))
        return matches
    }
}
