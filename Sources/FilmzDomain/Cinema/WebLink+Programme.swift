extension WebLink {
    /// The URL of a programme as a person writes it: `kino.example/programm`, `webcal://kino.example/feed.ics`. Nil for
    /// anything else.
    public static func programme(_ text: String) -> WebLink? {
        let text = text.trimmingWhitespace()
        let schemes = ["webcal://", "webcals://"]
        if let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) {
            return WebLink("https://" + text.dropFirst(scheme.count))
        }
        if text.contains("://") { return WebLink(text) }
        // A host contains a dot, so that a mere word is not looked up.
        guard text.prefix(while: { $0 != "/" }).contains(".") else { return nil }
        return WebLink("https://" + text)
    }
}
