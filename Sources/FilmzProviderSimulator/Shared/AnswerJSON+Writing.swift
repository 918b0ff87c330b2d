extension AnswerJSON {
    /// - Parameter escapesSlashes: whether to write `\/`, like PHP
    func written(escapingSlashes escapesSlashes: Bool = false) -> String {
        var text = ""
        write(to: &text, escapesSlashes: escapesSlashes)
        return text
    }

    private func write(to text: inout String, escapesSlashes: Bool) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += String(value)
        case .int(let value): text += "\(value)"
        case .double(let value): text += value.isFinite ? "\(value)" : "null"
        case .number(let value): text += value
        case .string(let value): Self.quote(value, to: &text, escapesSlashes: escapesSlashes)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text, escapesSlashes: escapesSlashes)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.quote(member.key, to: &text, escapesSlashes: escapesSlashes)
                text += ":"
                member.value.write(to: &text, escapesSlashes: escapesSlashes)
            }
            text += "}"
        }
    }

    private static func quote(_ string: String, to text: inout String, escapesSlashes: Bool) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "/" where escapesSlashes: text += "\\/"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
