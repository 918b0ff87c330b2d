/// The colours of cards, which are those of the dark theme.
enum CardColours {
    static let ground = "#110f0d"
    static let surface = "#1b1815"
    static let text = "#f5efe6"
    static let quiet = "#b5aa9b"
    static let accent = "#f4b53f"
}
