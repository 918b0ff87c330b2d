extension Sequence where Element: BinaryInteger {
    /// The numbers as a JSON array, for `json_each`.
    var json: String { "[" + map { String($0) }.joined(separator: ",") + "]" }
}

extension Sequence {
    /// A JSON array of arrays of numbers, for `json_each`.
    func json<Number: BinaryInteger>(_ numbers: (Element) -> [Number]) -> String {
        "[" + map { numbers($0).json }.joined(separator: ",") + "]"
    }
}
