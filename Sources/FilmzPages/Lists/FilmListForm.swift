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
            FormField<String>.name.name: list.name, FormField<String>.description.name: list.description,
            FormField<Bool>.ranked.name: list.isRanked ? "true" : "", FormField<String>.rule.name: rule,
        ]
    }

    /// Reads the form. A form without an ID gets a new one.
    public init(_ fields: FormFields) {
        id = fields[.list] ?? .random()
        name = fields[.name] ?? ""
        description = fields[.description] ?? ""
        isRanked = fields[.ranked] == true
        rule = fields[.rule] ?? ""
        before = Dictionary(
            uniqueKeysWithValues: Self.names.map { ($0, fields[FormFieldGroup.former[$0]] ?? "") })
    }

    private static let names = [
        FormField<String>.name.name, FormField<String>.description.name, FormField<Bool>.ranked.name,
        FormField<String>.rule.name,
    ]

    /// The hidden fields.
    var sent: [HTML] {
        [HiddenField(.list, value: id.description).html]
            + Self.names.map { HiddenField(FormFieldGroup.former[$0], value: before[$0] ?? "").html }
    }

    public var draft: FilmListDraft {
        FilmListDraft(name: name, description: description, isRanked: isRanked, rule: rule)
    }

    /// The changes that the person made.
    public var edit: FilmListEdit {
        var edits: [FilmListEdit] = []
        if name != before[FormField<String>.name.name] { edits.append(.rename(name)) }
        // Browsers send line breaks in another form than they got them in.
        if description.replacing("\r\n", with: "\n")
            != before[FormField<String>.description.name]?.replacing("\r\n", with: "\n")
        {
            edits.append(.describe(description))
        }
        if isRanked != (before[FormField<Bool>.ranked.name] == "true") { edits.append(.rank(isRanked)) }
        if rule != before[FormField<String>.rule.name] { edits.append(.rule(rule)) }
        return .several(edits)
    }
}
