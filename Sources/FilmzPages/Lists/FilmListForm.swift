public import FilmzDomain

/// The form for a list's name, description and rule. It also sends the former values, so that saving it changes only
/// what the person changed, even if the list was changed on another device meanwhile.
public struct FilmListForm: Sendable {
    /// The ID of a list to be made, so that sending the form twice makes one list.
    public let id: FilmList.ID
    var name = ""
    var description = ""
    var isRanked = false
    var rule = ""
    /// The former values by the names of their fields.
    private var before: [String: String]

    /// - Parameter rule: the initial rule, which is also used as the name
    public init(id: FilmList.ID = .random(), rule: String = "") {
        self.id = id
        name = String(rule.prefix(FilmList.nameLimit))
        self.rule = rule
        before = [:]
    }

    init(_ list: FilmList) {
        id = list.id
        name = list.name
        description = list.description
        isRanked = list.isRanked
        rule = list.rule?.text ?? ""
        before = [
            "name": list.name, "description": list.description, "ranked": list.isRanked ? "true" : "", "rule": rule,
        ]
    }

    /// Reads the form. A form without an ID gets a new one.
    public init(_ fields: FormFields) {
        id = FilmList.ID(fields["list"]) ?? .random()
        name = fields["name"]
        description = fields["description"]
        isRanked = fields["ranked"] == "true"
        rule = fields["rule"]
        before = Dictionary(
            uniqueKeysWithValues: Self.names.map { ($0, fields["was-" + $0]) })
    }

    private static let names = ["name", "description", "ranked", "rule"]

    /// The hidden fields.
    var sent: [HTML] {
        ["<input type=\"hidden\" name=\"list\" value=\"\(id.description)\">"]
            + Self.names.map { "<input type=\"hidden\" name=\"was-\($0)\" value=\"\(before[$0])\">" }
    }

    public var draft: FilmListDraft {
        FilmListDraft(name: name, description: description, isRanked: isRanked, rule: rule)
    }

    /// The changes that the person made.
    public var edit: FilmListEdit {
        var edits: [FilmListEdit] = []
        if name != before["name"] { edits.append(.rename(name)) }
        // Browsers send line breaks in another form than they got them in.
        if description.replacing("\r\n", with: "\n") != before["description"]?.replacing("\r\n", with: "\n") {
            edits.append(.describe(description))
        }
        if isRanked != (before["ranked"] == "true") { edits.append(.rank(isRanked)) }
        if rule != before["rule"] { edits.append(.rule(rule)) }
        return .several(edits)
    }
}
