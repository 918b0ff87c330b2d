/// A JSON value whose objects keep the order of their keys.
indirect enum AnswerJSON: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        var key: String
        var value: AnswerJSON

        init(_ key: String, value: AnswerJSON) {
            self.key = key
            self.value = value
        }
    }

    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A number as it is written: `3.99000`.
    case number(String)
    case string(String)
    case array([AnswerJSON])
    case object([Member])

    /// A number, without a fraction if it is whole, as PHP writes it: `7`, `7.2`.
    static func shortest(_ number: Double) -> AnswerJSON {
        Int(exactly: number).map { .int($0) } ?? .double(number)
    }

    static func text(_ text: String?) -> AnswerJSON {
        text.map { .string($0) } ?? .null
    }

    static func whole(_ number: Int?) -> AnswerJSON {
        number.map { .int($0) } ?? .null
    }

    static func texts(_ texts: [String]) -> AnswerJSON {
        .array(texts.map { .string($0) })
    }

    /// The members of an object; empty for anything else.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    subscript(key: String) -> AnswerJSON? {
        members.first { $0.key == key }?.value
    }

    /// A copy of the object with more members at its end.
    func with(_ more: [Member]) -> AnswerJSON {
        .object(members + more)
    }

    /// A copy of the object without some of its members.
    func without(_ keys: Set<String>) -> AnswerJSON {
        .object(members.filter { !keys.contains($0.key) })
    }
}

extension AnswerJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .int(value) }
    init(floatLiteral value: Double) { self = .double(value) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: AnswerJSON...) { self = .array(elements) }

    init(dictionaryLiteral elements: (String, AnswerJSON)...) {
        self = .object(elements.map { Member($0.0, value: $0.1) })
    }
}
