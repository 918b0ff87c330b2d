import FilmzDomain
import FilmzTextFolding
import GRDB

/// The folded texts by which a film is found.
enum FilmSearchText {
    /// The keys of the film's titles, with and without a leading article. Another record of the film has one of them as
    /// its ``titleKey(_:)`` or ``originalKey(_:)``. Two texts may have the same key.
    static func keys(_ film: Film) -> [Int64] {
        let names = FilmMatching.titles(film)
        let namesWithoutDiacritics = names.compactMap { name in
            ["the ", "a ", "an "].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
        }
        return Set(names.union(namesWithoutDiacritics).map { key(Array($0.utf8)) }).sorted()
    }

    static func titleKey(_ film: Film) -> Int64 {
        key(Array(TextFolding.sortKey(film.title).utf8))
    }

    /// The key of the original title; nil when there is none, or it has no letters.
    static func originalKey(_ film: Film) -> Int64? {
        let name = film.originalTitle.map(TextFolding.folded) ?? ""
        if name.isEmpty { return nil }
        return key(Array(name.utf8))
    }

    /// A short number for a folded text: FNV-1a.
    static func key(_ folded: [UInt8]) -> Int64 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in folded { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int64(hash)
    }
}
