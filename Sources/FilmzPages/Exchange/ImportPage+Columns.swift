import FilmzDomain
import FilmzExchange
import FilmzText

/// What the columns of tables mean that no product is known for.
extension ImportPage {
    func columns(_ strings: Strings) -> [HTML] {
        reading.files.enumerated().compactMap { number, file in
            file.columns.map { columns($0, of: file.parts[$0.part].name, number, strings) }
        }
    }

    private func columns(_ columns: MappedColumns, of file: String, _ number: Int, _ strings: Strings) -> HTML {
        let none = ("", strings[ColumnText.nothing])
        let meanings =
            [none]
            + ColumnMapping.Meaning.allCases.compactMap { meaning in
                ColumnText(meaning).map { (meaning.rawValue, strings[$0]) }
            }
        let rows = columns.heads.enumerated().map { index, head -> HTML in
            let name =
                head.isEmpty
                ? strings[ColumnText.column, ["number": strings.number(index + 1)]] : head.printable
            let sample = columns.samples.compactMap { $0.indices.contains(index) ? $0[index] : nil }
                .first { !$0.isEmpty }
            let chosen = columns.mapping.meanings.indices.contains(index) ? columns.mapping.meanings[index] : nil
            let select = FilterSelect(
                "column-\(number)-\(index)", name, meanings, chosen: chosen?.rawValue ?? "")
            return "<li>\(select.html)<p class=\"facts\" dir=\"auto\">\(sample)</p></li>\n"
        }
        let scale = FilterSelect(
            "scale-\(number)", strings[ColumnText.scale],
            zip(RatingScale.allCases, [5, 10, 100]).map { ($0.rawValue, strings.number($1)) },
            chosen: columns.mapping.ratingScale.rawValue)
        let order = FilterSelect(
            "order-\(number)", strings[ColumnText.order],
            [("", strings[ColumnText.monthFirst]), ("day", strings[ColumnText.dayFirst])],
            chosen: columns.mapping.isDayFirst ? "day" : "")
        return """
            <details class="import-parts"><summary dir="auto">\(strings[ColumnText.columns, ["file": file.printable]])</summary>
            <p class="hint">\(strings[ColumnText.hint])</p>
            <input type="hidden" name="columns-\(number)" value="\(columns.heads.count)">
            <ul class="import-columns">
            \(rows)<li>\(scale.html)</li>
            <li>\(order.html)</li></ul>
            <p class="buttons"><button class="button" id="save-columns-\(number)" name="do" value="save" formnovalidate>\
            \(strings[ImportText.save])</button></p></details>

            """
    }
}
