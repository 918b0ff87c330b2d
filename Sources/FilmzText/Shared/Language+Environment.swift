extension Language {
    /// The language that the environment of a program asks for: `LC_ALL`, `LC_MESSAGES` and `LANG` as in POSIX, and before
    /// them `LANGUAGE`, a list, as in GNU. English when it names none that Filmz speaks.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty } ?? "C"
        let base = locale.prefix { $0 != "." && $0 != "@" }
        // To the plain locale, GNU's list says nothing.
        let list = if base == "C" || base == "POSIX" { "" } else { environment["LANGUAGE"] ?? "" }
        let wanted = list.split(separator: ":").prefix(20).map(String.init) + [locale]
        self = wanted.lazy.compactMap { Language(locale: $0) }.first ?? .english
    }

    /// - Parameter locale: such as `de_AT.UTF-8@euro`
    private init?(locale: String) {
        self.init(tag: String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }))
    }
}
