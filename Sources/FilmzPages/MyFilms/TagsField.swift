import FilmzDomain
import FilmzText

/// The tags of a film or a viewing: check boxes for its own and the most used ones, and a field for others.
struct TagsField {
    let choice: TagChoice
    /// The person's tags, most used first.
    let knownTags: [Tag]
    /// Whether the heading above the field already names it.
    var hasHeading = false

    /// The maximum number of the person's tags: those with a check box, and those suggested while typing.
    private static let offeredLimit = 8
    private static let suggestedLimit = 40
    /// The number of tags that the field loads.
    static let limit = offeredLimit + suggestedLimit
    static let id = "field-newTags"

    /// The person's most used tags, at most ``limit``.
    static func known(_ services: some MyFilmServices, of person: Person.ID) async throws -> [Tag] {
        try await services.myFilms.tags(of: person, page: PageRequest(size: limit)).items.map(\.tag)
    }

    func html(_ problem: FormProblem, in strings: Strings) -> HTML {
        let newTags = TextField(
            field: .tags, name: .newTags, label: strings[TagText.typed], value: choice.typed,
            hint: strings[TagText.typedHint], attributes: " list=\"tag-names\" autocomplete=\"off\" data-several")
        return """
            \(boxes(strings))\(newTags.html(problem))
            <datalist id="tag-names">\(suggestions)</datalist>
            """
    }

    /// The tags with a check box, first those that are or were ticked.
    private var choices: [Tag] {
        let present = Tags((choice.former + choice.ticked).map(Tag.init(accepted:)))
        return present.all + knownTags.filter { !present.contains($0) }.prefix(Self.offeredLimit)
    }

    private func boxes(_ strings: Strings) -> HTML? {
        let ticked = Tags(choice.ticked.map(Tag.init(accepted:)))
        let boxes = choices.map { tag -> HTML in
            """
            <label class="choice"><input type="checkbox" name="\(field: .tag)" value="\(tag.text)"\
            \(" checked", if: ticked.contains(tag))><span dir="auto">\(tag.text)</span></label>
            """
        }
        guard !boxes.isEmpty else { return nil }
        let former = choice.former.map { HiddenField(.formerTag, value: $0).html }
        return """
            <fieldset class="choices tag-choices">
            <legend\(" class=\"vh\"", if: hasHeading)>\(strings[TagText.title])</legend>\(former)
            <div class="choice-row">\(boxes)</div>
            </fieldset>
            """
    }

    private var suggestions: [HTML] {
        let choices = Tags(choices)
        return knownTags.filter { !choices.contains($0) }.prefix(Self.suggestedLimit)
            .map { "<option value=\"\($0.text)\"></option>" }
    }
}
