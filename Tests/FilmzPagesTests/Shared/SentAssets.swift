import Foundation

/// The style sheets and scripts as `CFilmzResources.c` puts them together, by the names that they have in ``Samples``,
/// in small letters.
struct SentAssets {
    /// A rule of a style sheet. It may apply to a page that has one name of each group: `.class`, `#id` or `element`.
    private struct Rule {
        let selector: String
        let groups: [[String]]
    }

    private var rules: [String: [Rule]] = [:]
    /// The attributes that scripts look for.
    private var attributes: [String: [String]] = [:]

    init() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
        let list = try String(
            contentsOf: sources.appending(path: "CFilmzResources/CFilmzResources.c"), encoding: .utf8)
        for asset in list.matches(of: /char (\w+)_(css|js)\[\] = \{([^}]*)\}/) {
            let name = String(asset.output.1).replacing("_", with: "")
            var text = ""
            for file in asset.output.3.matches(of: /(FilmzWeb\/Assets\/[^"]+)"/) {
                text += try String(contentsOf: sources.appending(path: String(file.output.1)), encoding: .utf8)
            }
            if asset.output.2 == "css" {
                rules[name] = Self.rules(of: text)
            } else {
                attributes[name] = text.matches(of: /\[(data-[a-z-]+)/).map { String($0.output.1) }
            }
        }
    }

    /// The selectors of rules that may apply to markup, and are in none of the linked style sheets.
    func stylesMissing(in html: String, linked: Set<String>) -> [String] {
        var names: Set<String> = []
        for match in html.matches(of: /\ (class|id)="([^"]*)"|<([a-z]\w*)/) {
            if let element = match.output.3 { names.insert(String(element)) }
            let sign = if match.output.1 == "id" { "#" } else { "." }
            for value in match.output.2?.split(separator: " ") ?? [] { names.insert("\(sign)\(value)") }
        }
        let known = Set(linked.flatMap { rules[$0, default: []].map(\.selector) })
        return rules.values.joined().filter { rule in
            !known.contains(rule.selector) && rule.groups.allSatisfy { $0.contains { names.contains($0) } }
        }.map(\.selector)
    }

    /// The attributes in markup for which only scripts look that are not linked.
    func attributesWithoutScript(in html: String, linked: Set<String>) -> [String] {
        let known = Set(linked.flatMap { attributes[$0, default: []] })
        return attributes.values.joined().filter { !known.contains($0) && html.contains(" \($0)") }
    }

    private static func rules(of text: String) -> [Rule] {
        text.replacing(#/\/\*[\s\S]*?\*\//#, with: "").matches(of: /([^{};]+)\{/).flatMap { match -> [Rule] in
            let prelude = String(match.output.1).trimmingCharacters(in: .whitespacesAndNewlines)
            // A condition for rules, which are read by themselves.
            guard !prelude.hasPrefix("@") else { return [] }
            var depth = 0
            let selectors = prelude.split(whereSeparator: { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return character == "," && depth == 0
            })
            return selectors.map { selector in
                let selector = String(selector).trimmingCharacters(in: .whitespacesAndNewlines)
                return Rule(selector: selector, groups: groups(of: selector))
            }
        }
    }

    /// What a selector says about attributes, states, and what must not be there, does not count.
    private static func groups(of selector: String) -> [[String]] {
        var groups: [[String]] = []
        var rest = selector.replacing(/\[[^\]]*\]/, with: "")
        while let condition = rest.firstMatch(of: /:([\w-]+)\(([^()]*)\)/) {
            if condition.output.1 == "is" || condition.output.1 == "has" {
                groups.append(condition.output.2.matches(of: /[.#][A-Za-z][\w-]*/).map { String($0.output) })
            }
            rest.removeSubrange(condition.range)
        }
        groups += rest.replacing(/::?[\w-]+/, with: "").matches(of: /[.#]?[A-Za-z][\w-]*/).map { [String($0.output)] }
        return groups.filter { !$0.isEmpty && $0 != [".js"] }
    }
}
