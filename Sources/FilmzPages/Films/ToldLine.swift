import FilmzText

/// The names of those who told me about a film, as one line.
enum ToldLine {
    /// Nil when nobody did.
    static func names(_ names: [String], _ strings: Strings) -> HTML? {
        guard !names.isEmpty else { return nil }
        let text = strings[ToldText.names, ["names": strings.list(names)]]
        return "<p class=\"facts told-by\" dir=\"auto\">\(Icon.person.html)\(text)</p>\n"
    }
}
