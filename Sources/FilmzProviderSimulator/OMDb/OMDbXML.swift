/// The responses as XML, for `r=xml`.
enum OMDbXML {
    static func text(_ json: AnswerJSON) -> String {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
        if let error = json["Error"] {
            return "\(head)<root response=\"False\"><error>\(escaped(error))</error></root>"
        }
        if case .array(let rows)? = json["Search"] {
            let results = rows.map { "<result \(attributes($0))/>" }.joined()
            let total = json["totalResults"].map(escaped) ?? ""
            return "\(head)<root totalResults=\"\(total)\" response=\"True\">\(results)</root>"
        }
        if case .array(let rows)? = json["Episodes"] {
            let results = rows.map { "<result \(attributes($0))/>" }.joined()
            return "\(head)<root \(attributes(json)) response=\"True\">\(results)</root>"
        }
        return "\(head)<root response=\"True\"><movie \(attributes(json))/></root>"
    }

    private static let unwritten = ["Response", "DVD", "BoxOffice", "Production", "Website"]

    private static func attributes(_ object: AnswerJSON) -> String {
        object.members.compactMap { member in
            guard case .string = member.value, !unwritten.contains(member.key) else { return nil }
            let name =
                if member.key == "imdbID" {
                    member.key
                } else {
                    member.key.prefix(1).lowercased() + member.key.dropFirst()
                }
            return "\(name)=\"\(escaped(member.value))\""
        }
        .joined(separator: " ")
    }

    private static func escaped(_ value: AnswerJSON) -> String {
        guard case .string(let text) = value else { return "" }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
