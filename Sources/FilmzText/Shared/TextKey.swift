/// A table of texts: its cases are the keys, and their raw values the places of the texts in every ``LanguageFile``.
///
/// All tables are in `Keys.swift`, which scripts/texts writes from the English texts. So a key without a text does not compile.
public protocol TextKey: RawRepresentable<UInt16>, CaseIterable, Hashable, Sendable where AllCases == [Self] {}

/// A table of what the catalogue has names for, such as genres.
public protocol NamedTextKey: TextKey {
    /// The catalogue's names, in the order of the cases.
    static var names: [String] { get }
}

extension NamedTextKey {
    /// The key of a name; nil when the table does not have it.
    public init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.allCases[index]
    }
}
