/// A value before or after an edit. Its shape differs from field to field.
///
/// See https://developer.themoviedb.org/reference/movie-changes.
public enum TMDbChangeValue: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// A Boolean.
    case flag(Bool)
    /// A list.
    case list([TMDbChangeValue])
    /// Several values by name, without those that are null.
    case object([String: TMDbChangeValue])
}

extension TMDbChangeValue: Codable {
    /// The maximum nesting depth. Real values are nested ten deep; unlimited nesting would overflow the stack.
    private static let deepest = 64

    /// Decodes any JSON value except null.
    ///
    /// - Throws: also for a value that is nested deeper than 64 levels in its response.
    public init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.deepest else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "too deep"))
        }
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

    /// Encodes the value as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .flag(let flag): try value.encode(flag)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}
