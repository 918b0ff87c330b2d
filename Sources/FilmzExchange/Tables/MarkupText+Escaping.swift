extension MarkupText {
    /// Escapes a plain text so that ``plain(_:)``, and programs that expect HTML, read it unchanged. Most texts need
    /// no escaping.
    static func escaped(_ text: String) -> String {
        guard plain(text) != text else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
