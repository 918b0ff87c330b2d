/// What an edit put somewhere: the shape differs from field to field.
public enum TMDbChangeValue: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// A yes or no.
    case flag(Bool)
    /// A list.
    case list([TMDbChangeValue])
    /// Several values by name; those that are null are left out.
    case object([String: TMDbChangeValue])
}

extension TMDbChangeValue: Decodable {
    /// Reads any JSON value but null.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let list = try? value.decode([TMDbChangeValue?].self) {
            self = .list(list.compactMap(\.self))
        } else {
            self = .object(try value.decode([String: TMDbChangeValue?].self).compactMapValues(\.self))
        }
    }
}
