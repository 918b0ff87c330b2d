/// A language in which films have other titles than the English ones. ISO 639-1.
public enum TitleLanguage: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case german = "de"
}
