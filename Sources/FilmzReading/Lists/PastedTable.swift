import FilmzDomain
import FilmzTextFolding

/// A table of films with named columns: from a spreadsheet, or a list from Letterboxd, IMDb or another site.
struct PastedTable {
    private(set) var lines: [PastedLine] = []
    private(set) var leftOutCount = 0

    private enum Column: Hashable {
        case title, originalTitle, year, date, directors, note, imdb, tmdb, address
        /// The column that distinguishes the table about a Letterboxd list from the table of its films.
        case tags
        /// A column whose name is known and whose cells are not used.
        case other
    }

    /// The number of first rows that may name the columns, at most after a heading. Letterboxd's lists name them twice.
    private static let headerLimit = 12
    private static let headingLimit = 2

    /// - Parameter text: with `\n` as the only line break
    /// - Returns: nil when no row names columns
    init?(_ text: String) {
        let limit = PastedFilms.lineLimit + Self.headerLimit
        let tables = ["\t", ";", ",", "|"].compactMap {
            (sign: Unicode.Scalar) -> (columns: [Column?], rows: [SeparatedRows.Row])? in
            guard text.unicodeScalars.contains(sign) else { return nil }
            return Self.table(Array(SeparatedRows(text, separator: sign).prefix(limit + 1)))
        }
        guard let best = tables.max(by: { Self.knownCount($0.columns) < Self.knownCount($1.columns) }) else {
            return nil
        }
        lines = best.rows.prefix(PastedFilms.lineLimit).compactMap { Self.line($0, columns: best.columns) }
        if let cut = best.rows.dropFirst(PastedFilms.lineLimit).first {
            leftOutCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 2 - cut.line
        }
    }

    private static func knownCount(_ columns: [Column?]) -> Int { columns.count { $0 != nil } }

    /// The columns, and the rows under them.
    private static func table(
        _ rows: [SeparatedRows.Row]
    ) -> (columns: [Column?], rows: [SeparatedRows.Row])? {
        var best: (columns: [Column?], rows: [SeparatedRows.Row])?
        for (index, row) in rows.prefix(headerLimit).enumerated() {
            let columns = row.cells.map(column)
            let telling = Set(columns.compactMap(\.self))
            guard telling.count > 1, !telling.isDisjoint(with: [.title, .imdb, .tmdb, .address]) else { continue }
            // Letterboxd's lists begin with a table about themselves.
            if let before = best?.columns { guard before.contains(.tags) else { break } }
            if best == nil, index >= headingLimit { break }
            best = (columns, Array(rows[(index + 1)...]))
        }
        return best
    }

    private static func column(_ name: String) -> Column? {
        let name = TextFolding.words(name).joined()
        if name.isEmpty { return nil }
        return names[name]
    }

    private static let names: [String: Column] = {
        let all: [(Column, String)] = [
            (
                .title,
                "title name film movie filmtitle movietitle primarytitle titel filmtitel filmname titre titulo titolo"
            ),
            (.originalTitle, "originaltitle originaltitel origtitle titreoriginal"),
            (.year, "year releaseyear filmyear jahr erscheinungsjahr produktionsjahr annee ano anno"),
            (.date, "releasedate released release premiere erscheinungsdatum releasedatemonthdayyear"),
            (.directors, "director directors directedby regie regisseur regisseurin regisseure realisateur"),
            (
                .note,
                "note notes comment comments description review remark remarks notiz notizen kommentar kommentare"
                    + " bemerkung bemerkungen anmerkung anmerkungen beschreibung"
            ),
            (.imdb, "imdb imdbid const tconst imdburl imdblink"), (.tmdb, "tmdb tmdbid themoviedb"),
            (.address, "url uri link letterboxduri letterboxdurl address adresse"), (.tags, "tags"),
            (
                .other,
                "position rank nr no number nummer platz date created modified rating yourrating wertung genre genres"
                    + " type titletype runtime runtimemins laufzeit watcheddate rewatch imdbrating numvotes daterated"
            ),
        ]
        return Dictionary(
            all.flatMap { column, names in names.split(separator: " ").map { (String($0), column) } }
        ) { first, _ in first }
    }()

    // MARK: - Rows

    private static func line(_ row: SeparatedRows.Row, columns: [Column?]) -> PastedLine? {
        func cell(_ column: Column) -> String? {
            zip(columns, row.cells).first { $0.0 == column && !$0.1.isEmpty }?.1
        }
        let titles = [cell(.title), cell(.originalTitle)].compactMap(\.self).map(\.printable)
        var film = PastedFilm(PastedLine.shown(titles.first ?? row.cells.joined(separator: " ")))
        film.interpretations = []
        film.ids = ids(cell)
        film.note = cell(.note)
        let year = cell(.year).flatMap { FilmYear($0) }?.year ?? cell(.date).flatMap(yearOfDate)
        for title in titles where title.utf8.count <= SearchQuery.characterLimit * 4 {
            var interpretation = PastedFilm.Interpretation(title, year: year)
            if let directors = cell(.directors) { interpretation.people = [directors.printable] }
            film.interpretations.append(interpretation)
            // `Heat (1995)` or `Godfather, The` in a cell.
            film.interpretations += FilmWords(title).interpretations.prefix(3).map { interpretation in
                var interpretation = interpretation
                interpretation.year = interpretation.year ?? year
                return interpretation
            }
        }
        film.tidy()
        guard !film.interpretations.isEmpty || !film.ids.isEmpty else { return nil }
        return PastedLine(number: row.line, text: PastedLine.shown(row.cells.joined(separator: " ")), film: film)
    }

    private static func ids(_ cell: (Column) -> String?) -> [ExternalID] {
        var ids: [ExternalID] = []
        if let text = cell(.imdb) {
            // Some tables have only the number.
            let id = IMDbID(text) ?? Int(text).flatMap(IMDbID.init(number:))
            if let id { ids.append(.imdb(id)) } else if case .film(let id)? = FilmAddress(text) { ids.append(id) }
        }
        if let id = cell(.tmdb).flatMap({ Int($0) }).flatMap({ ExternalID(.tmdb, number: $0) }) { ids.append(id) }
        if let text = cell(.address) {
            if case .film(let id)? = FilmAddress(text) {
                ids.append(id)
            } else if let id = ListItem.letterboxdID(text[...]) {
                ids.append(id)
            }
        }
        return ids
    }

    /// The year of a date in any form.
    private static func yearOfDate(_ text: String) -> Int? {
        text.split { "-/. ".contains($0) }.compactMap { FilmYear($0)?.year }.first
    }
}
