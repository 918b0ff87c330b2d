public import FilmzDomain
public import FilmzText

/// A page that renames a tag, merges it with another one, or removes it. It is also shown as a sheet over the tags.
public struct EditTagPage: SheetPage {
    let tag: Tag
    /// The person's other tags, most used first.
    let others: [Tag]
    /// The name as typed, if it was refused.
    let name: String?
    let error: DomainError?

    public static func load(
        _ tag: Tag, name: String? = nil, error: DomainError? = nil, from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> EditTagPage {
        let known = try await TagsField.known(services, of: person)
        return EditTagPage(tag: tag, others: known.filter { $0.key != tag.key }, name: name, error: error)
    }

    public func title(_ strings: Strings) -> String { strings[TagText.editTitle] }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let field = TextField(
            field: .tags, name: .name, label: strings[TagText.name], value: name ?? tag.text,
            hint: strings[TagText.nameHint], attributes: " list=\"tag-names\" autocomplete=\"off\"")
        let options = others.map { "<option value=\"\($0.text)\"></option>" as HTML }
        return """
            <div class="sheet-form">
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(.tags),
                facts: tag.text
            ).html(strings))
            <div class="sheet-body">
            \(form(
                "rename-tag",
                content: """
                \(problem.summary(fieldIDs: [.tags: field.id]))
                \(field.html(problem))
                <datalist id="tag-names">\(options)</datalist>
                <button class="button primary" id="save-tag">\(strings[TagText.rename])</button>
                """))
            \(form(
                "remove-tag",
                content: """
                <p class="hint">\(strings[TagText.removeHint])</p>
                <button class="button" name="\(field: .remove)" value="true">\(strings[TagText.remove])</button>
                """))
            </div>
            </div>
            """
    }

    private func form(_ id: StaticString, content: HTML) -> HTML {
        """
        <form method="post" action="\(SitePath.replaceTag)" id="\(id.description)" data-enhance="results toast" novalidate>
        <input type="hidden" name="\(field: .oldTag)" value="\(tag.text)">
        <input type="hidden" name="\(field: .next)" value="\(SitePath.tags)">
        \(content)
        </form>
        """
    }
}
