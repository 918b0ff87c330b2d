import FilmzText

/// The choice of a language for this browser.
struct LanguageCard {
    /// Nil when the browser's language is used.
    let chosen: Language?

    func html(_ strings: Strings) -> HTML {
        // Each language is named in that language, so that its speakers find it.
        let languages = Language.offered.map { language -> (String, HTML) in
            (language.tag, "<span lang=\"\(language.tag)\">\(language.ownName)</span>")
        }
        return ChoiceCard(
            field: .language, action: .language, title: strings[LanguageText.title],
            legend: strings[LanguageText.choice],
            choices: [("", "<span>\(strings[LanguageText.automatic])</span>")] + languages,
            chosen: chosen?.tag ?? ""
        ).html(strings)
    }
}
