import FilmzDomain

/// A labelled text field of a form, with its error message.
struct TextField {
    let field: DomainError.Field
    let name: FormField<String>
    let label: String
    let value: String
    var hint: String?
    /// Further attributes of the control, as constant markup.
    var attributes: HTML = ""
    var isMultiline = false

    var id: String { "field-\(name.name)" }

    func html(_ problem: FormProblem) -> HTML {
        """
        <div class="field">
        <label for="\(id)">\(label)</label>
        \(hint.map { "<p class=\"hint\">\($0)</p>" as HTML })\(problem.message(for: field))
        \(control(problem))
        </div>
        """
    }

    private func control(_ problem: FormProblem) -> HTML {
        let common: HTML = "id=\"\(id)\" name=\"\(field: name)\"\(attributes)\(problem.attributes(for: field))"
        // Browsers ignore one line break after the tag.
        if isMultiline { return "<textarea \(common) rows=\"3\" dir=\"auto\">\n\(value)</textarea>" }
        return "<input \(common) value=\"\(value)\" dir=\"auto\">"
    }
}
