/// A text of a table in one language. `{name}` stands for a value.
public enum Message: Sendable, Hashable, ExpressibleByStringLiteral {
    case text(String)
    /// The forms for a number, which stands for `{count}`. A language writes those that it has; the others become the last.
    indirect case plural(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
        other: String)

    public init(stringLiteral text: String) {
        self = .text(text)
    }

    /// The form of a category, and for one that is not written the last.
    public func form(_ category: PluralCategory) -> String {
        self[category] ?? self[.other] ?? ""
    }

    /// The form that is written for a category. A text without forms has one for all numbers.
    public subscript(category: PluralCategory) -> String? {
        switch (self, category) {
        case (.text(let text), .other): text
        case (.text, _): nil
        case (.plural(let form, _, _, _, _, _), .zero): form
        case (.plural(_, let form, _, _, _, _), .one): form
        case (.plural(_, _, let form, _, _, _), .two): form
        case (.plural(_, _, _, let form, _, _), .few): form
        case (.plural(_, _, _, _, let form, _), .many): form
        case (.plural(_, _, _, _, _, let form), .other): form
        }
    }

    /// The same forms with other words.
    func mapped(_ change: (String) -> String) -> Message {
        switch self {
        case .text(let text): .text(change(text))
        case .plural(let zero, let one, let two, let few, let many, let other):
            .plural(
                zero: zero.map(change), one: one.map(change), two: two.map(change), few: few.map(change),
                many: many.map(change), other: change(other))
        }
    }
}
