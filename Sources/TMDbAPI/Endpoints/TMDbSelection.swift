/// Several values of a filter: either all of them must hold, or any of them. Without a value the filter is not sent.
///
/// See https://developer.themoviedb.org/reference/discover-movie.
public enum TMDbSelection<Value: Sendable & Hashable>: Sendable, Hashable {
    /// All must hold. TMDb writes a comma for it.
    case all([Value])
    /// At least one must hold. TMDb writes a vertical bar for it.
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
