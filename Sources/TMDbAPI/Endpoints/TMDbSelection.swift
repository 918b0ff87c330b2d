/// The values of a filter, of which all or any must match. Without values, the filter is not sent.
///
/// See https://developer.themoviedb.org/reference/discover-movie.
public enum TMDbSelection<Value: Sendable & Hashable>: Sendable, Hashable {
    /// All values must match; they are joined by commas.
    case all([Value])
    /// At least one value must match; they are joined by vertical bars.
    case any([Value])

    func list(_ text: (Value) -> String) -> String? {
        let (values, separator) =
            switch self {
            case .all(let values): (values, ",")
            case .any(let values): (values, "|")
            }
        if values.isEmpty { return nil }
        return values.map(text).joined(separator: separator)
    }
}

extension TMDbSelection<Int> {
    func list() -> String? { list { String($0) } }
}
