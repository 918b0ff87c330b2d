/// Fixed-width decimal fields, as ISO 8601 writes them.
enum Digits {
    static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// The numbers in a text of ASCII digit groups of exactly these widths, divided by these separators in turn;
    /// nil when the text has any other form.
    static func groups(_ widths: [Int], in text: String, separators: String) -> [Int]? {
        var rest = Substring(text)
        var separators = Substring(separators)
        var numbers: [Int] = []
        for (index, width) in widths.enumerated() {
            if index > 0 {
                guard let separator = separators.popFirst(), rest.popFirst() == separator else { return nil }
            }
            let field = rest.prefix(width)
            guard field.utf8.count == width, field.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(field)
            else { return nil }
            numbers.append(number)
            rest = rest.dropFirst(width)
        }
        return rest.isEmpty ? numbers : nil
    }
}
