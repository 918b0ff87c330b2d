import FilmzDomain
import FilmzReading

/// A reader of Letterboxd's lists: files with two tables, of which the first describes the list.
enum LetterboxdList {
    static func read(_ part: ExchangePart, into facts: inout FactCollector) {
        var list = ExchangeList(name: PartNames.title(part.name))
        var index: Int?
        var columns: ExchangeTable?
        var isAbout = false
        for row in SeparatedRows(utf8: part.text, separator: ",") {
            let keys = row.cells.map(ExchangeTable.key)
            if index == nil, keys.contains("position"), keys.contains("name") {
                columns = ExchangeTable(heads: row.cells, rows: SeparatedRows(utf8: [], separator: ","))
                index = facts.add(list)
            } else if let columns, let index {
                readFilm(ExchangeTable.Row(line: row.line, cells: row.cells), table: columns, list: index, into: &facts)
            } else if isAbout {
                list = about(row.cells, fallback: list, into: &facts)
                isAbout = false
            } else {
                isAbout = keys.starts(with: ["date", "name", "tags", "url", "description"])
            }
        }
        if index == nil { _ = facts.add(list) }
    }

    /// - Parameter cells: date, name, tags, address and description
    private static func about(
        _ cells: [String], fallback: ExchangeList, into facts: inout FactCollector
    ) -> ExchangeList {
        let cells = cells + Array(repeating: "", count: 5)
        let name = facts.line(cells[1], limit: FilmList.nameLimit, name: "list name")
        var list = ExchangeList(name: name.nonEmpty ?? fallback.name)
        list.madeOn = facts.date(cells[0])
        if cells[3].hasPrefix("https://") { list.address = cells[3].printable }
        list.description = facts.description(cells[4])
        if !cells[2].isEmpty {
            list.leftovers.append(ExchangeFact.Leftover(name: "tags", value: ExchangeText.repaired(cells[2])))
        }
        if list.description.count == FilmList.descriptionLimit {
            list.leftovers.append(ExchangeFact.Leftover(name: "description", value: MarkupText.plain(cells[4])))
        }
        return list
    }

    private static func readFilm(
        _ row: ExchangeTable.Row, table: ExchangeTable, list: Int, into facts: inout FactCollector
    ) {
        facts.beginRow(row.line)
        var film = FilmReference(
            title: facts.title(row[table.index(of: "name")]), year: facts.year(row[table.index(of: "year")]))
        facts.addID(address: row[table.index(of: ["url", "letterboxduri"])], isOfFilm: true, in: &film)
        let note = facts.note(row[table.index(of: "description")], limit: FilmList.noteLimit, name: "note")
        facts.add(
            film,
            claim: .listed(
                ExchangeFact.Membership(
                    list: list, position: facts.number(row[table.index(of: "position")]), note: note, addedOn: .unknown)
            ))
    }
}
