import FilmzText

/// The choice of a theme for this browser.
struct ThemeCard {
    /// Nil when the device's theme is used.
    let chosen: Theme?

    func html(_ strings: Strings) -> HTML {
        ChoiceCard(
            field: .theme, action: .theme, title: strings[ThemeText.title], label: strings[ThemeText.choice],
            choices: [("", "<span>\(strings[ThemeText.automatic])</span>")]
                + Theme.allCases.map { ($0.rawValue, "<span>\(strings[Self.name(of: $0)])</span>") },
            chosen: chosen?.rawValue ?? ""
        ).html
    }

    private static func name(of theme: Theme) -> ThemeText {
        switch theme {
        case .light: .light
        case .dark: .dark
        }
    }
}
