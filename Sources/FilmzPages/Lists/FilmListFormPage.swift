public import FilmzDomain
import FilmzText

/// A page that makes a list or changes its name, description and rule.
public struct FilmListFormPage: WebPage {
    /// The list to change; nil for a new one.
    let list: FilmList?
    let form: FilmListForm
    let error: DomainError?
    /// What the rule finds now; nil when it is not shown.
    private var preview: RulePreview?

    private struct RulePreview {
        let results: SearchResults
        let posters: [Film.ID: Poster]
    }

    init(list: FilmList?, form: FilmListForm, error: DomainError?) {
        self.list = list
        self.form = form
        self.error = error
    }

    /// The page with what its rule finds now, if it has one.
    public func previewed(from services: some ListServices, for person: Person.ID) async throws -> FilmListFormPage {
        let page = PageRequest(size: FilmList.coverSize)
        guard let results = try await services.preview(of: form.rule, for: person, page: page) else { return self }
        var copy = self
        copy.preview = RulePreview(
            results: results, posters: services.posters(of: results.films.items.map(\.id)))
        return copy
    }

    public var films: [Film.ID] { preview?.results.films.items.map(\.id) ?? [] }

    /// The page for a new list. With a form and an error, it shows the refused input again.
    public static func making(_ form: FilmListForm? = nil, error: DomainError? = nil) -> FilmListFormPage {
        FilmListFormPage(list: nil, form: form ?? FilmListForm(), error: error)
    }

    /// The page for an existing list.
    /// - Throws: ``DomainError/noSuchList``
    public static func load(
        editing id: FilmList.ID, form: FilmListForm? = nil, error: DomainError? = nil, from services: some ListServices,
        for person: Person.ID
    ) async throws -> FilmListFormPage {
        let list = try await services.lists.list(FilmListQuery(list: id), of: person, page: PageRequest(size: 1)).list
        return FilmListFormPage(list: list, form: form ?? FilmListForm(list), error: error)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[list == nil ? FilmListText.newList : .editTitle]
        let problem = FormProblem(error: error, strings: strings)
        return Layout(title: title, tab: .together, back: back, kind: "page narrow", rooms: [.together]).document(
            context,
            content: """
                <form method="post" action="\(list.map { .editList($0.id) } ?? SitePath.lists)" class="film-form" novalidate>
                <h1>\(title)</h1>
                \(problem.summary(fieldIDs: [.listName: "field-name", .listDescription: "field-description", .listRule: "field-rule"]))
                \(form.sent)
                \(fields(problem, in: strings))\(rulePreview(context))
                <p class="buttons"><button class="button primary" id="save-list">\
                \(list == nil ? strings[FilmListText.make] : strings[SharedText.save])</button>
                \(hasRule ? tryButton(strings) : nil)\
                <a class="button" href="\(back)">\(strings[SharedText.cancel])</a></p>
                </form>
                \(list.map { removal(of: $0, in: strings) })
                """)
    }

    private var back: SitePath { list.map { .list($0.id) } ?? .together }

    private func fields(_ problem: FormProblem, in strings: Strings) -> [HTML] {
        texts(strings).map { $0.html(problem) } + [list?.rule == nil ? ranking(strings) : nil].compactMap(\.self)
    }

    private var hasRule: Bool { list == nil || list?.rule != nil }

    private func tryButton(_ strings: Strings) -> HTML {
        """
        <button class="button" id="try-rule" name="\(field: .preview)" value="true">\(strings[FilmListText.tryRule])</button>

        """
    }

    /// What the rule finds.
    private func rulePreview(_ context: PageContext) -> HTML? {
        guard let preview else { return nil }
        let films = preview.results.films
        let count = context.strings.count(preview.results.isTotalOpen ? FilmListText.moreThan : .films, films.total)
        let cover = FilmListCard.cover(films.items, posters: preview.posters, in: context, empty: .filter)
        return "<div class=\"rule-preview\" role=\"status\">\(cover)<p>\(count)</p></div>\n"
    }

    private func ranking(_ strings: Strings) -> HTML {
        """
        <label class="choice wide"><input type="checkbox" name="\(field: .ranked)" value="true"\(" checked", if: form.isRanked)>
        <span>\(strings[FilmListText.ranked]) <small>\(strings[FilmListText.rankedHint])</small></span></label>
        """
    }

    private func texts(_ strings: Strings) -> [TextField] {
        let example = strings[FilmListText.ruleExample]
        // The whole example is wider than the field on a phone.
        let short = strings[FilmListText.rulePlaceholder]
        let rule = TextField(
            field: .listRule, name: .rule, label: strings[FilmListText.rule], value: form.rule,
            hint: list == nil ? "\(strings[FilmListText.ruleHint]) \(example)" : example,
            attributes:
                " maxlength=\"\(SearchQuery.characterLimit)\" autocomplete=\"off\" placeholder=\"\(short)\""
        )
        return [
            TextField(
                field: .listName, name: .name, label: strings[FilmListText.name], value: form.name,
                hint: strings[FilmListText.nameHint],
                attributes: " required maxlength=\"\(FilmList.nameLimit)\" autocomplete=\"off\""),
            TextField(
                field: .listDescription, name: .description, label: strings[FilmListText.description],
                value: form.description, isMultiline: true),
        ] + (list == nil || list?.rule != nil ? [rule] : [])
    }

    private func removal(of list: FilmList, in strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.removeList(list.id))" class="removal">
        <button class="button" id="remove-list">\(strings[FilmListText.remove])</button>
        <p class="hint">\(strings[FilmListText.removeHint])</p>
        </form>
        """
    }
}
