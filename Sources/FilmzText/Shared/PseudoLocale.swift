/// Makes English texts recognisable as texts of a table: accented, `Search` becomes `⟦Šéářčĥ⟧`.
enum PseudoLocale {
    static func accented(_ english: String) -> String {
        "⟦" + words(of: english) { String($0.map { letters[$0] ?? $0 }) } + "⟧"
    }

    /// In the direction of Arabic and Hebrew, its letters from right to left.
    static func mirrored(_ english: String) -> String {
        words(of: english) { "\u{202E}" + $0 + "\u{202C}" }
    }

    /// Changes all but the placeholders.
    private static func words(of text: String, change: (Substring) -> String) -> String {
        var result = ""
        var rest = Substring(text)
        while !rest.isEmpty {
            let words = rest.prefix { $0 != "{" }
            let placeholder = rest.dropFirst(words.count).prefix { $0 != "}" }
            if !words.isEmpty { result += change(words) }
            rest = rest.dropFirst(words.count + placeholder.count)
            result += placeholder + rest.prefix(placeholder.isEmpty ? 0 : 1)
            rest = rest.dropFirst(placeholder.isEmpty ? 0 : 1)
        }
        return result
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀčďéƒğĥíĵķľɱñóƥɋřšťúṽŵẋýžÁɃČĎÉƑĞĤÍĴĶĽṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"))
}
