/// A person who took part in a film. https://www.omdbapi.com/#parameters
public struct OMDbCredit: Sendable, Hashable, Codable {
    /// The person's name.
    public let name: String
    /// The notes that older data add in parentheses, such as `created by`; usually empty.
    public let roles: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String, roles: [String] = []) {
        self.name = name
        self.roles = roles
    }

    /// The people in a list such as `Ann Lee (story, dialogue), Bo Ray, Ann Lee`, each once, with all their roles.
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
