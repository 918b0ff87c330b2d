extension Sequence where Element: BinaryInteger {
    /// An array of numbers, for `json_each`.
    var json: String { "[" + map { String($0) }.joined(separator: ",") + "]" }
}

extension Sequence {
    /// An array of arrays of numbers, for `json_each`.
    func json<Number: BinaryInteger>(_ numbers: (Element) -> [Number]) -> String {
        "[" + map { numbers($0).json }.joined(separator: ",") + "]"
    }
}
