import FilmzText

/// The choice of a language for this browser.
struct LanguageCard {
    /// Nil when the browser's language is used.
    let chosen: Language?

    func html(_ strings: Strings) -> HTML {
        ChoiceCard(
            field: .language, action: .language, title: strings[LanguageText.title],
            label: strings[LanguageText.choice],
            choices: [("", "<span>\(strings[LanguageText.automatic])</span>")]
                + Language.offered.map { ($0.tag, Self.name(of: $0)) },
            chosen: chosen?.tag ?? ""
        ).html
    }

    /// A language is named in that language, so that its speakers find it.
    static func name(of language: Language) -> HTML {
        "<span lang=\"\(language.tag)\">\(language.ownName)</span>"
    }
}
