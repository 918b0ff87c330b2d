/// A section of an index file, in the order of the file. `docs/title-search.md` has a table of the format.
enum Section: Int, CaseIterable {
    case edition
    case entryIDs, entryYears, entryPopularities
    case entryBits, entryRanks
    case popularityLevels
    case nameOffsets, nameChunks
    case peopleOffsets, peopleChunks
    case chunkOffsets, chunkText, chunkTerms, chunkLists
    case termPostings, postings, postingBlocks, postingGroups
    case titles, titleBlocks, titleGroups
    case nodes, labels
    case articles
}

/// The numbers of elements in an index.
struct IndexCounts: Equatable {
    var entries = 0
    var names = 0
    var chunks = 0
    var terms = 0
    var nodes = 0
    var postings = 0
}
