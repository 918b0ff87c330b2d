import FilmzText

/// A card in the settings with a choice for this browser.
struct ChoiceCard {
    /// The field, whose name is also the ID of the card.
    let field: FormField<String>
    let action: SitePath
    let title: String
    let legend: String
    /// The values with their names. The empty value leaves the choice to the browser.
    let choices: [(value: String, name: HTML)]
    let chosen: String

    private var name: String { field.name }

    func html(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="\(name)">
        <h2 id="\(name)">\(title)</h2>
        <form method="post" action="\(action)" class="choice-form">
        <fieldset class="choices">
        <legend>\(legend)</legend>
        <div class="choice-row">\(choices.map(choice))</div>
        </fieldset>
        <button class="button" id="save-\(name)">\(strings[SharedText.save])\
        <span class="vh"> \(title)</span></button>
        </form>
        </section>
        """
    }

    private func choice(_ value: String, label: HTML) -> HTML {
        """
        <label class="choice"><input type="radio" name="\(field: field)" id="\(name)-\(value.isEmpty ? "auto" : value)" \
        value="\(value)"\(" checked", if: value == chosen)>\(label)</label>
        """
    }
}
