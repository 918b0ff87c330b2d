/// Somebody who took part in a film. https://www.omdbapi.com/#parameters
public struct OMDbCredit: Sendable, Hashable, Codable {
    /// The name.
    public let name: String
    /// What older data add in parentheses, such as `created by`; mostly empty.
    public let roles: [String]

    /// Made of these parts, as for a preview or a test.
    public init(name: String, roles: [String] = []) {
        self.name = name
        self.roles = roles
    }

    /// The people of a list such as `Ann Lee (story, dialogue), Bo Ray, Ann Lee`, each once, with all their roles.
    static func list(_ text: String) -> [OMDbCredit] {
        var names: [String] = []
        var seen: Set<String> = []
        var roles: [String: [String]] = [:]
        for part in text.commaList {
            var name = part
            if part.hasSuffix(")"), let start = part.firstIndex(of: "("), let known = String(part[..<start]).known {
                name = known
                if let role = String(part[part.index(after: start)...].dropLast()).known {
                    roles[name, default: []].append(role)
                }
            }
            if seen.insert(name).inserted { names.append(name) }
        }
        return names.map { OMDbCredit(name: $0, roles: roles[$0] ?? []) }
    }
}
