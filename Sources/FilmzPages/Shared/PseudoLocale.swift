/// Makes English texts recognisable as texts of a string table: `Search` becomes `⟦Šéářčĥ⟧`.
enum PseudoLocale {
    static func text(_ english: String) -> String {
        english.split(separator: "|").map { form in "⟦" + accented(form) + "⟧" }.joined(separator: "|")
    }

    private static func accented(_ text: Substring) -> String {
        var result = ""
        var isPlaceholder = false
        for character in text {
            if character == "{" { isPlaceholder = true }
            result.append(isPlaceholder ? character : letters[character] ?? character)
            if character == "}" { isPlaceholder = false }
        }
        return result
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀčďéƒğĥíĵķľɱñóƥɋřšťúṽŵẋýžÁɃČĎÉƑĞĤÍĴĶĽṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"))
}
