public import FilmzDomain

/// What a person types of a list. Beside it, the form has what stood there before, so that saving it changes only what
/// the person changed, whatever another device did meanwhile.
public struct FilmListForm: Sendable {
    /// The ID of a list to be made, so that sending the form twice makes one list.
    public let id: FilmList.ID
    var name = ""
    var description = ""
    var isRanked = false
    var rule = ""
    /// What stood there before.
    private var before: [String: String]

    /// - Parameter rule: a rule that the list begins with, which is its name too
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

    /// Reads the form. Without an ID it gets a new one.
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

    /// What the person changed.
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
