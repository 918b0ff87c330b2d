import FilmzJSON

extension AnswerJSON {
    /// - Parameter escapesSlashes: whether to write `\/`, like PHP
    func written(escapingSlashes escapesSlashes: Bool = false) -> String {
        var json = JSONWriter(escaping: escapesSlashes ? .slashes : [])
        write(to: &json)
        return json.text
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.value(json: Array("null".utf8))
        case .bool(let value): json.value(value)
        case .int(let value): json.value(value)
        case .double(let value): json.value(json: Array((value.isFinite ? "\(value)" : "null").utf8))
        case .number(let value): json.value(json: Array(value.utf8))
        case .string(let value): json.value(value)
        case .array(let values): json.array(values) { value, json in value.write(to: &json) }
        case .object(let members):
            json.object { json in
                for member in members { json.member(member.key) { member.value.write(to: &$0) } }
            }
        }
    }
}
