import Foundation

extension ColumnMapping {
    /// As it is kept among the answers of an import.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads what ``text`` has written; nil for anything else.
    public init?(text: String) {
        guard let mapping = try? JSONDecoder().decode(ColumnMapping.self, from: Data(text.utf8)) else { return nil }
        self = mapping
    }
}
