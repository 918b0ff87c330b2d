import FilmzDomain
import FilmzExchange
import FilmzText

/// The columns of tables from unknown products, with the choice of what each means.
extension ImportPage {
    func columns(_ strings: Strings) -> [HTML] {
        reading.files.enumerated().compactMap { number, file in
            file.columns.map { columns($0, of: file.parts[$0.part].name, number: number, in: strings) }
        }
    }

    private func columns(_ columns: MappedColumns, of file: String, number: Int, in strings: Strings) -> HTML {
        let none = ("", strings[ColumnText.nothing])
        let meanings =
            [none]
            + ColumnMapping.Meaning.allCases.map { ($0.rawValue, strings[ColumnText($0)]) }
        let rows = columns.heads.enumerated().map { index, head -> HTML in
            let name =
                if head.isEmpty {
                    strings[ColumnText.column, ["number": strings.number(index + 1)]]
                } else {
                    head.printable
                }
            let sample = columns.samples.compactMap { $0.indices.contains(index) ? $0[index] : nil }
                .first { !$0.isEmpty }
            let chosen: ColumnMapping.Meaning? =
                if columns.mapping.meanings.indices.contains(index) {
                    columns.mapping.meanings[index]
                } else {
                    nil
                }
            let select = FilterSelect(
                FormFieldGroup.column["\(number)-\(index)"], label: name, options: meanings,
                chosen: chosen?.rawValue ?? "")
            return "<li>\(select.html)<p class=\"facts\" dir=\"auto\">\(sample)</p></li>\n"
        }
        let scale = FilterSelect(
            FormFieldGroup.scale[number], label: strings[ColumnText.scale],
            options: zip(RatingScale.allCases, [5, 10, 100]).map { ($0.rawValue, strings.number($1)) },
            chosen: columns.mapping.ratingScale.rawValue)
        let chosenOrder: DateOrder? = if columns.hasOpenDateOrder { columns.mapping.dateOrder } else { nil }
        let order = chosenOrder.map { order -> HTML in
            let select = FilterSelect(
                FormFieldGroup.order[number], label: strings[ColumnText.order], options: Self.orders(strings),
                chosen: order.rawValue)
            return "<li>\(select.html)</li>\n"
        }
        return """
            <details class="fold import-parts"><summary>\(Icon.chevron.html)\
            <span dir="auto">\(strings[ColumnText.columns, ["file": file.printable]])</span></summary>
            <p class="hint">\(strings[ColumnText.hint])</p>
            <input type="hidden" name="\(field: FormFieldGroup.columns[number])" value="\(columns.heads.count)">
            <ul class="import-columns">
            \(rows)<li>\(scale.html)</li>
            \(order)</ul>
            <p class="buttons"><button class="button" id="save-columns-\(number)" name="\(field: .importAction)" value="save" formnovalidate>\
            \(strings[ImportText.save])</button></p></details>

            """
    }

    /// A question about the order of day and month, for each table in which it is ambiguous.
    func dateOrders(_ strings: Strings) -> [HTML] {
        reading.files.enumerated().compactMap { number, file in
            guard let columns = file.columns, columns.asksForDateOrder else { return nil }
            return choices(
                strings[ColumnText.orderQuestion, ["file": file.parts[columns.part].name.printable]],
                field: FormFieldGroup.order[number], options: Self.orders(strings).map { ($0.value, "\($0.label)") },
                chosen: "",
                isRequired: true)
        }
    }

    private static func orders(_ strings: Strings) -> [FilterSelect.Option] {
        DateOrder.allCases.map { ($0.rawValue, strings[name(of: $0)]) }
    }

    private static func name(of order: DateOrder) -> ColumnText {
        switch order {
        case .monthFirst: .monthFirst
        case .dayFirst: .dayFirst
        }
    }
}
