/// Fixed-width decimal fields, as ISO 8601 writes them.
enum Digits {
    static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// The numbers in a text of ASCII digit groups of exactly these widths, divided by these separators in turn;
    /// nil when the text has any other form.
    static func groups(_ widths: [Int], in text: String, separators: String) -> [Int]? {
        var rest = text.utf8[...]
        var separators = separators.utf8[...]
        var numbers: [Int] = []
        for (index, width) in widths.enumerated() {
            if index > 0 {
                guard let separator = separators.popFirst(), rest.popFirst() == separator else { return nil }
            }
            var number = 0
            for _ in 0..<width {
                guard let digit = rest.popFirst(), 48...57 ~= digit else { return nil }
                number = number * 10 + Int(digit - 48)
            }
            numbers.append(number)
        }
        return rest.isEmpty ? numbers : nil
    }
}
