import FilmzText

/// The choice of a language for this browser.
struct LanguageCard {
    /// Nil for the language that the browser asks for.
    let chosen: Language?

    func html(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="language">
        <h2 id="language">\(strings[LanguageText.title])</h2>
        <form method="post" action="\(SitePath.language)" class="language">
        <fieldset class="choices">
        <legend>\(strings[LanguageText.choice])</legend>
        <div class="choice-row">\(choice(nil, strings))\(Language.offered.map { choice($0, strings) })</div>
        </fieldset>
        <button class="button" id="save-language">\(strings[SharedText.save])\
        <span class="vh"> \(strings[LanguageText.title])</span></button>
        </form>
        </section>
        """
    }

    /// A language by its name in that language, so that its speakers find it.
    private func choice(_ language: Language?, _ strings: Strings) -> HTML {
        let name: HTML =
            language.map { "<span lang=\"\($0.tag)\">\($0.ownName)</span>" }
            ?? "<span>\(strings[LanguageText.automatic])</span>"
        let value = language?.tag ?? ""
        return """
            <label class="choice"><input type="radio" name="language" id="language-\(language?.tag ?? "auto")" \
            value="\(value)"\(" checked", if: language == chosen)>\(name)</label>
            """
    }
}
