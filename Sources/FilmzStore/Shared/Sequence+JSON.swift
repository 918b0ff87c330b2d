extension Sequence where Element: BinaryInteger {
    /// An array of numbers, for `json_each`.
    var json: String { "[" + map { String($0) }.joined(separator: ",") + "]" }
}
