import FilmzDomain
import FilmzText
import TextFolding

/// One choice of a filter form.
struct FilterSelect {
    typealias Option = (value: String, label: String)

    let name: String
    let label: String
    let options: [Option]
    let chosen: String

    init(_ name: String, _ label: String, _ options: [Option], chosen: String) {
        (self.name, self.label, self.options, self.chosen) = (name, label, options, chosen)
    }

    /// A choice that may be left open. What the address asks for can be chosen also when nothing has it any more.
    init(_ name: String, _ label: String, _ options: [Option], chosen: String?, any: String) {
        let asked = chosen.map { chosen in options.contains { $0.value == chosen } ? [] : [(chosen, chosen)] } ?? []
        self.init(name, label, [("", any)] + options + asked, chosen: chosen ?? "")
    }

    var html: HTML {
        let options = options.map { option -> HTML in
            "<option value=\"\(option.value)\"\(" selected", if: option.value == chosen)>\(option.label)</option>"
        }
        return """
            <label class="select"><span>\(label)</span>\
            <select name="\(name)" id="filter-\(name)">\(options)</select>\(Icon.chevron.html)</label>
            """
    }
}

extension Strings {
    /// Choices by their names in the reader's language.
    /// - Parameter values: in the order of their English names
    func options(_ values: [String], _ name: (String) -> String) -> [FilterSelect.Option] {
        let options: [FilterSelect.Option] = values.map { ($0, name($0)) }
        guard language != .english else { return options }
        return options.map { (key: TextFolding.folded($0.label), option: $0) }.sorted { $0.key < $1.key }.map(\.option)
    }
}

/// An order and filters, as a form whose answers stand in the address. The filters fold away, and say how many are on.
struct FilterForm {
    /// Where the answers lead.
    let action: SitePath
    /// What the address says besides.
    var hidden: [(name: String, value: String)] = []
    /// The field that always shows.
    let first: HTML
    let filters: [FilterSelect]
    /// The same list with no filter.
    let cleared: SiteAddress

    func html(_ strings: Strings) -> HTML {
        let count = filters.count { !$0.chosen.isEmpty }
        let name = count > 0 ? strings.count(SharedText.filtersOn, count) : strings[SharedText.filters]
        let clear: HTML? =
            count > 0 ? "<a class=\"chip\" href=\"\(cleared)\">\(strings[SharedText.clearFilters])</a>" : nil
        let hidden = hidden.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as HTML }
        return """
            <form class="filter" action="\(action)" data-autosubmit>\(hidden)
            \(first)
            <details class="filters"\(" open", if: count > 0)>
            <summary class="chip">\(Icon.filter.html)<span>\(name)</span></summary>
            <div class="filter-row">
            \(filters.map { "\($0.html)\n" as HTML })\(clear)
            </div>
            </details>
            <button class="chip no-script">\(strings[SharedText.applyFilters])</button>
            </form>
            """
    }
}
