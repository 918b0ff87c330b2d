import Foundation

/// A header's value with parameters: `form-data; name="backup"`.
struct HeaderValue {
    /// The value before the parameters, in lower case.
    let name: String
    /// The first parameter of each name; names are in lower case.
    let parameters: [String: String]

    /// Parses a header's value, leaving out text that is not a parameter.
    init(_ text: String) {
        let parts = Self.parts(text)
        name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            let key = pair[0].trimmingCharacters(in: .whitespaces).lowercased()
            if parameters[key] == nil { parameters[key] = Self.unquoted(pair[1].trimmingCharacters(in: .whitespaces)) }
        }
        self.parameters = parameters
    }

    /// The parts between semicolons that are not in quotes.
    private static func parts(_ text: String) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text.unicodeScalars {
            if character == ";", !isQuoted {
                parts.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && isQuoted && !isEscaped
            parts[parts.count - 1].unicodeScalars.append(character)
        }
        return parts
    }

    private static func unquoted(_ text: String) -> String {
        guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        return String(text.dropFirst().dropLast()).replacing(/\\(.)/) { String($0.output.1) }
    }
}
