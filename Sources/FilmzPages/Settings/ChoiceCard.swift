import FilmzText

/// A card in the settings with a choice for this browser. Each value is a button, so that one tap is enough.
struct ChoiceCard {
    /// The field, whose name is also the ID of the card.
    let field: FormField<String>
    let action: SitePath
    let title: String
    /// What is chosen, for screen readers.
    let label: String
    /// The values with their names. The empty value leaves the choice to the browser.
    let choices: [(value: String, name: HTML)]
    let chosen: String

    private var name: String { field.name }

    var html: HTML {
        """
        <section class="card" aria-labelledby="\(name)">
        <h2 id="\(name)">\(title)</h2>
        <form method="post" action="\(action)">
        <div class="choice-row" role="group" aria-label="\(label)">
        \(choices.map(choice))</div>
        </form>
        </section>
        """
    }

    private func choice(_ value: String, label: HTML) -> HTML {
        """
        <button class="chip" id="\(name)-\(value.isEmpty ? "auto" : value)" name="\(field: field)" value="\(value)" \
        aria-pressed="\(String(value == chosen))">\(label)</button>

        """
    }
}
