import FilmzDomain
import GRDB
import TextFolding

/// The folded texts by which a film is found.
enum FilmSearchText {
    /// The keys of the film's titles, with and without a leading article. Another record of the film has one of them as
    /// its ``titleKey(_:)`` or ``originalKey(_:)``. Two texts may have the same key.
    static func keys(_ film: Film) -> [Int64] {
        let names = FilmMatching.titles(film)
        let bare = names.compactMap { name in
            ["the ", "a ", "an "].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
        }
        return Set(names.union(bare).map { key(Array($0.utf8)) }).sorted()
    }

    static func titleKey(_ film: Film) -> Int64 {
        key(Array(TextFolding.sortKey(film.title).utf8))
    }

    /// Nil when there is no original title, or it has no letters.
    static func originalKey(_ film: Film) -> Int64? {
        let name = film.originalTitle.map(TextFolding.folded) ?? ""
        return name.isEmpty ? nil : key(Array(name.utf8))
    }

    /// A short number for a folded text: FNV-1a.
    static func key(_ folded: [UInt8]) -> Int64 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in folded { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int64(hash)
    }

    static func titles(_ film: Film) -> String {
        TextFolding.folded([film.title, film.originalTitle].compactMap(\.self).joined(separator: "\n"))
    }

    static func people(_ film: Film) -> String {
        TextFolding.folded((film.directors + film.cast).joined(separator: "\n"))
    }
}

/// A query as an SQL condition on films. Their folded texts are in `film_text`, where `rowid` is the film's ID.
struct FilmTextMatch {
    private let query: SearchQuery

    init(_ query: SearchQuery) {
        self.query = query
    }

    /// True for films that have every word. The last word may be the beginning of one, and a year among the words may
    /// be the film's year instead.
    /// - Parameters:
    ///   - id: the column with the film's ID
    ///   - year: the column with its year
    func condition(id: String, year: String) -> String {
        func found(_ words: String) -> String {
            "\(id) IN (SELECT rowid FROM film_text WHERE film_text MATCH \(words))"
        }
        guard query.year != nil else { return found(":words") }
        let rest = query.wordsBesideYear.isEmpty ? "" : " AND \(found(":otherWords"))"
        return "(\(found(":words")) OR \(year) = :wordYear\(rest))"
    }

    var arguments: StatementArguments {
        var arguments: StatementArguments = ["words": Self.match(query.words)]
        if let year = query.year {
            arguments += ["wordYear": year]
            if !query.wordsBesideYear.isEmpty { arguments += ["otherWords": Self.match(query.wordsBesideYear)] }
        }
        return arguments
    }

    /// The words in SQLite's full-text language. They have only letters and digits, and are quoted all the same.
    static func match(_ words: [String]) -> String {
        words.map { "\"\($0)\"" }.joined(separator: " ") + "*"
    }
}
