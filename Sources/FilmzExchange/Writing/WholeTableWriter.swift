import FilmzDomain

/// A writer of ``WholeTable``. Cells that a spreadsheet would interpret as formulas get an apostrophe, which the
/// reader removes: the table is meant for spreadsheets, and titles come from anywhere.
struct WholeTableWriter: ProductWriter {
    private let file: PlainFile

    init(_ path: String) throws(ExportError) {
        file = try PlainFile(path)
        // Without a byte order mark, spreadsheets do not recognise UTF-8.
        try file.write([0xEF, 0xBB, 0xBF] + CSVRow.line(WholeTable.Column.allCases.map(\.rawValue)))
    }

    private typealias Cells = [WholeTable.Column: String]

    private func write(_ row: WholeTable.Row, cells: Cells) throws(ExportError) {
        var cells = cells
        cells[.row] = row.rawValue
        try file.write(CSVRow.line(WholeTable.Column.allCases.map { SafeCell.safe(cells[$0] ?? "") }))
    }

    private static func nameCells(_ film: Film) -> Cells {
        [.film: "f\(film.id)", .title: film.title, .year: film.year.map(String.init) ?? ""]
    }

    private static func time(_ time: Timestamp?) -> String { time?.description ?? "" }
    private static func mark(_ isTrue: Bool) -> String { if isTrue { WholeTable.mark } else { "" } }
    private static func tags(_ tags: Tags) -> String { tags.all.map(\.text).joined(separator: ", ") }

    mutating func add(_ exported: ExportedFilm) throws(ExportError) {
        let film = exported.film
        let mine = exported.mine
        let name = Self.nameCells(film)
        var cells = name
        cells[.originalTitle] = film.originalTitle
        cells[.kind] = film.kind?.rawValue
        cells[.directors] = film.directors.joined(separator: WholeTable.separator)
        cells[.genres] = film.genres.joined(separator: WholeTable.separator)
        cells[.runtime] = film.runtime.map(String.init)
        cells[.ids] = film.externalIDs.all.map(\.description).joined(separator: " ")
        cells[.isOwn] = Self.mark(exported.isOwn)
        cells[.stars] = mine.rating?.description
        cells[.ratedAt] = Self.time(mine.ratedAt)
        cells[.text] = mine.comment
        cells[.tags] = Self.tags(mine.tags)
        cells[.audience] = mine.audience.names.joined(separator: ", ")
        cells[.watchlist] = Self.time(mine.watchlistedAt)
        cells[.favourite] = Self.time(mine.favouriteAt)
        cells[.standing] = mine.showStatus?.kind.rawValue
        cells[.standingSince] = Self.time(mine.showStatus?.since)
        cells[.reason] = mine.showStatus?.reason
        cells[.startedOver] = Self.time(mine.startedOverAt)
        try write(.film, cells: cells)
        for referral in mine.referrals {
            try write(
                .told,
                cells: name.merging([.by: referral.by, .text: referral.message, .notedAt: Self.time(referral.at)]) {
                    _, new in new
                }
            )
        }
        for leftover in mine.leftovers {
            let text = "\(leftover.name): \(leftover.value)"
            try write(.leftover, cells: name.merging([.by: leftover.source, .text: text]) { _, new in new })
        }
        let episodes = Dictionary(exported.episodes.map { ($0.id, $0) }) { first, _ in first }
        for viewing in mine.viewings {
            let cells = Self.cells(viewing, episode: viewing.episode.flatMap { episodes[$0] })
            try write(.viewing, cells: name.merging(cells) { _, new in new })
        }
    }

    private static func cells(_ viewing: Viewing, episode: Episode?) -> Cells {
        var cells: Cells = [:]
        for member in ViewingFormat.archive.members {
            let column = WholeTable.Column(member.field)
            switch viewing.value(of: member.field, in: .archive) {
            case .text(let id) where column == .viewing: cells[column] = "v\(id)"
            case .text(let id) where column == .episodeID: cells[column] = "e\(id)"
            case .text(let text): cells[column] = text
            case .number(let number): cells[column] = String(number)
            case .stars(let rating): cells[column] = rating.description
            case .flag(let isTrue): cells[column] = mark(isTrue)
            case .texts(let texts): cells[column] = texts.joined(separator: ", ")
            case .ending(.stopped(let minute, let reason)):
                cells[column] = WholeTable.mark
                cells[.stoppedAt] = minute.map(String.init)
                cells[.reason] = reason
            case .ending(.finished), nil: break
            }
        }
        cells[.episode] = episode?.number?.description
        cells[.episodeTitle] = episode?.title
        return cells
    }

    mutating func add(_ exported: WholeList) throws(ExportError) {
        let list = exported.list
        let name: Cells = [.list: "l\(list.id)", .listName: list.name]
        let head: Cells = [
            .text: list.description, .isRanked: Self.mark(list.isRanked), .rule: list.rule?.text ?? "",
            .notedAt: Self.time(list.madeAt),
        ]
        try write(.list, cells: name.merging(head) { _, new in new })
        for item in exported.films {
            var cells = name.merging(Self.nameCells(item.film)) { _, new in new }
            cells[.text] = item.note
            cells[.kind] = item.film.kind?.rawValue
            cells[.notedAt] = Self.time(item.addedAt)
            cells[.ids] = item.film.externalIDs.all.map(\.description).joined(separator: " ")
            try write(.listed, cells: cells)
        }
    }

    mutating func finish(about: String) throws(ExportError) { try file.finish() }
}
