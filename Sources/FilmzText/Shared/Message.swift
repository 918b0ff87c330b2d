/// A text of a table in one language. `{name}` stands for a value.
public enum Message: Sendable, Hashable {
    case text(String)
    /// The forms for a number, which stands for `{count}`, as far as the language has them.
    case plural([Form])

    /// What is written for the numbers of a category.
    public struct Form: Sendable, Hashable {
        let category: PluralCategory
        let text: String
    }

    /// A text, or its forms for numbers in the order of their categories.
    init(_ forms: [String], of categories: [PluralCategory]) {
        self =
            if categories.isEmpty {
                .text(forms.first ?? "")
            } else {
                .plural(zip(categories, forms).map(Form.init))
            }
    }

    /// The form that is written for a category. A text without forms has one for all numbers.
    public subscript(category: PluralCategory) -> String? {
        switch self {
        case .text(let text): category == .other ? text : nil
        case .plural(let forms): forms.first { $0.category == category }?.text
        }
    }

    /// The form of a category, and for one that is not written the last.
    public func form(_ category: PluralCategory) -> String {
        switch self {
        case .text(let text): text
        case .plural(let forms): (forms.first { $0.category == category } ?? forms.last)?.text ?? ""
        }
    }

    /// The same forms with other words.
    func mapped(_ change: (String) -> String) -> Message {
        switch self {
        case .text(let text): .text(change(text))
        case .plural(let forms): .plural(forms.map { Form(category: $0.category, text: change($0.text)) })
        }
    }
}
