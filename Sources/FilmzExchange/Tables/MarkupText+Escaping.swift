extension MarkupText {
    /// A plain text so that ``plain(_:)``, and whoever takes it for HTML, reads it as it is. Mostly that is the text itself.
    static func escaped(_ text: String) -> String {
        guard plain(text) != text else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
