import Foundation

/// Any JSON, to be changed and written again.
enum RecordedJSON: Codable, Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([RecordedJSON])
    case object([String: RecordedJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let list = try? value.decode([RecordedJSON].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: RecordedJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }

    /// This value with each value inside it, and itself, replaced one at a time.
    func changed(_ change: (RecordedJSON) -> RecordedJSON?) -> [RecordedJSON] {
        let inside: [RecordedJSON] =
            switch self {
            case .list(let list):
                list.indices.flatMap { index in
                    list[index].changed(change).map { value in
                        var copy = list
                        copy[index] = value
                        return .list(copy)
                    }
                }
            case .object(let object):
                object.keys.sorted().flatMap { key in
                    (object[key] ?? .null).changed(change).map { value in
                        var copy = object
                        copy[key] = value
                        return .object(copy)
                    }
                }
            case .null, .flag, .number, .text: []
            }
        return inside + [change(self)].compactMap(\.self)
    }
}
