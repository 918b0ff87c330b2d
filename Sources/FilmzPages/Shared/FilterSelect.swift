import FilmzDomain
import FilmzText
import FilmzTextFolding

/// A select element of a filter form.
struct FilterSelect {
    typealias Option = (value: String, label: String)

    let name: String
    let label: String
    let options: [Option]
    let chosen: String

    init(_ field: FormField<some Sendable>, label: String, options: [Option], chosen: String) {
        name = field.name
        self.label = label
        self.options = options
        self.chosen = chosen
    }

    /// A choice that also has an option for any value. The value in the address stays an option even if no film has
    /// it any more.
    init(
        _ field: FormField<some Sendable>, label: String, options: [Option], chosen: String?, any: String
    ) {
        let missingChoice =
            chosen.map { chosen in options.contains { $0.value == chosen } ? [] : [(chosen, chosen)] } ?? []
        self.init(field, label: label, options: [("", any)] + options + missingChoice, chosen: chosen ?? "")
    }

    /// The choice of films, shows or both.
    static func kind(_ chosen: Film.KindGroup?, in strings: Strings) -> FilterSelect {
        FilterSelect(
            .kind, label: strings[SharedText.kind],
            options: Film.KindGroup.allCases.map { ($0.rawValue, strings.name(of: $0)) },
            chosen: chosen?.rawValue, any: strings[SharedText.filmsAndShows])
    }

    /// - Parameter genres: in the order of their English names
    static func genre(_ chosen: String?, of genres: [String], in strings: Strings) -> FilterSelect {
        FilterSelect(
            .genre, label: strings[SharedText.genre], options: strings.options(genres, name: strings.genre),
            chosen: chosen, any: strings[SharedText.anyFilter])
    }

    static func decade(_ chosen: Int?, of decades: [Int], in strings: Strings) -> FilterSelect {
        FilterSelect(
            .decade, label: strings[MyFilmsText.decade],
            options: decades.map { (String($0), strings.decade($0)) }, chosen: chosen.map(String.init),
            any: strings[SharedText.anyFilter])
    }

    /// The choice of the fewest stars.
    static func rating(_ chosen: Rating?, in strings: Strings) -> FilterSelect {
        FilterSelect(
            .rating, label: strings[MyFilmsText.rating],
            options: Rating.allCases.reversed().map { ($0.description, strings.stars($0)) },
            chosen: chosen?.description, any: strings[SharedText.anyFilter])
    }

    static func audience(_ chosen: Audience?, in strings: Strings) -> FilterSelect {
        FilterSelect(
            .audience, label: strings[SharedText.audience],
            options: Audience.groups.map { ($0.name, strings.audience($0.name)) }, chosen: chosen?.names.first,
            any: strings[SharedText.anyFilter])
    }

    /// The choice of a way to get a film.
    static func offered(_ chosen: OfferedFilms?, in strings: Strings) -> FilterSelect {
        FilterSelect(
            .availability, label: strings[OfferText.filter],
            options: Availability.allCases.map { ($0.rawValue, strings.name($0)) },
            chosen: chosen?.availability.rawValue, any: strings[SharedText.anyFilter])
    }

    /// The chosen option as people read it.
    fileprivate var chosenLabel: String { options.first { $0.value == chosen }?.label ?? chosen }

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
    /// Options with their names in the reader's language, in alphabetical order of that language.
    /// - Parameter values: in the order of their English names
    func options(_ values: [String], name: (String) -> String) -> [FilterSelect.Option] {
        let options: [FilterSelect.Option] = values.map { ($0, name($0)) }
        guard language != .english else { return options }
        return options.map { (key: TextFolding.folded($0.label), option: $0) }.sorted { $0.key < $1.key }.map(\.option)
    }
}

/// A form for an order and filters, whose values become part of the address. The filters are folded away, also when
/// they are in use, so that the films stay in view: each that is in use is a link that takes it off.
struct FilterForm {
    /// The path that the form is sent to.
    let action: SitePath
    /// Further items of the address.
    var hidden: [HiddenField] = []
    /// The field that is always visible.
    let first: HTML
    let filters: [FilterSelect]
    /// A filter that is a link of its own, always visible.
    var chip: HTML?
    /// The address of the list with everything but these filters, such as its order.
    let unfiltered: SiteAddress
    /// The address of the list without a filter.
    let cleared: SiteAddress

    func html(_ strings: Strings) -> HTML {
        let chosen = filters.filter { !$0.chosen.isEmpty }
        let count = chosen.count
        let name = if count > 0 { strings.count(SharedText.filtersOn, count) } else { strings[SharedText.filters] }
        let clear: HTML? =
            if count > 0 {
                "<a class=\"chip\" href=\"\(cleared)\">\(strings[SharedText.clearFilters])</a>"
            } else {
                nil
            }
        let chips = chosen.map { removalChip($0, of: chosen, in: strings) }
        let links: HTML? =
            if chip == nil, clear == nil { nil } else { "<p class=\"words\">\(chip)\(chips)\(clear)</p>\n" }
        let hidden = hidden.map(\.html)
        return """
            <form class="filter" action="\(action)" data-autosubmit>\(hidden)
            \(first)
            \(filters.isEmpty ? nil : foldedFilters(name))
            \(links)<button class="chip no-script">\(strings[SharedText.applyFilters])</button>
            </form>
            """
    }

    /// A link to the list with the other filters.
    private func removalChip(_ filter: FilterSelect, of filters: [FilterSelect], in strings: Strings) -> HTML {
        let others = filters.filter { $0.name != filter.name }
        let address = others.reduce(unfiltered) { $0.with(HiddenField(name: $1.name, value: $1.chosen)) }
        let name = strings[SharedText.removeFilter, ["filter": filter.label]]
        return """
            <a class="chip" href="\(address)"><span class="vh">\(name) </span>\
            <span dir="auto">\(filter.chosenLabel)</span>\(Icon.remove.html)</a>
            """
    }

    private func foldedFilters(_ name: String) -> HTML {
        """
        <details class="filters">
        <summary class="chip">\(Icon.filter.html)<span>\(name)</span></summary>
        <div class="filter-row">
        \(filters.map { "\($0.html)\n" as HTML })</div>
        </details>
        """
    }
}
