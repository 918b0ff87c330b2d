import FilmzDomain
import GRDB

/// The folded texts by which a film is found.
enum FilmText {
    /// What a query must equal or begin to count as the title: each on a line of its own, and a line break on both ends.
    static func names(_ film: Film) -> String {
        var names: [String] = []
        for title in [film.title, film.originalTitle].compactMap(\.self) {
            for name in [TextFolding.folded(title), TextFolding.sortKey(title)] where !names.contains(name) {
                names.append(name)
            }
        }
        return "\n" + names.joined(separator: "\n") + "\n"
    }

    /// The texts by one of which another record of the film has it as `sort_title` or as ``originalName(_:)``.
    static func keys(_ film: Film) -> [String] {
        let names = FilmMatching.titles(film)
        let bare = names.compactMap { name in
            ["the ", "a ", "an "].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
        }
        return Set(names.union(bare).map(FilmRecord.shortened)).sorted()
    }

    /// The folded original title; nil when there is none.
    static func originalName(_ film: Film) -> String? {
        let name = FilmRecord.shortened(film.originalTitle.map(TextFolding.folded) ?? "")
        return name.isEmpty ? nil : name
    }

    static func titles(_ film: Film) -> String {
        TextFolding.folded([film.title, film.originalTitle].compactMap(\.self).joined(separator: "\n"))
    }

    static func people(_ film: Film) -> String {
        TextFolding.folded((film.directors + film.cast).joined(separator: "\n"))
    }
}

/// A query as a condition on films whose folded texts stand in `film_text`, by their `rowid`.
struct FilmTextMatch {
    private let query: SearchQuery

    init(_ query: SearchQuery) {
        self.query = query
    }

    /// True for the films that every word is found in, the last one as the beginning of a word; a year among the words
    /// may be the film's year instead.
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

    /// In SQLite's full-text language. Words hold only letters and digits, and are quoted all the same.
    static func match(_ words: [String]) -> String {
        words.map { "\"\($0)\"" }.joined(separator: " ") + "*"
    }
}
