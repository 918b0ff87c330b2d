extension AnswerJSON {
    /// A copy with numbers as texts, texts as numbers, lists as objects.
    var withWrongTypes: AnswerJSON {
        switch self {
        case .null: false
        case .bool(let value): .string(String(value))
        case .int(let value): .string("\(value)")
        case .double(let value): .string("\(value)")
        case .number(let value): .string(value)
        case .string(let value): .int(value.utf8.count)
        case .array(let values):
            .object(values.enumerated().map { Member("\($0.offset)", value: $0.element.withWrongTypes) })
        case .object(let members): .object(members.map { Member($0.key, value: $0.value.withWrongTypes) })
        }
    }

    /// A copy with every object of every list twice.
    var withDuplicates: AnswerJSON {
        switch self {
        case .array(let values):
            .array(
                values.flatMap { value in
                    if case .object = value { [value.withDuplicates, value.withDuplicates] } else { [value] }
                })
        case .object(let members): .object(members.map { Member($0.key, value: $0.value.withDuplicates) })
        default: self
        }
    }
}
