/// A language in which readers know films by other titles than the English ones. By ISO 639-1.
public enum TitleLanguage: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case german = "de"
}
