/// Who told a person about a film.
public enum ReferralText: TextKey {
    case title, add, name, message, save, remove, filter, names

    public var english: Message {
        switch self {
        case .title: "Who told me"
        case .add: "Somebody told me about it"
        case .name: "Who told you?"
        case .message: "What did they say?"
        case .save: "Save who told me"
        case .remove: "Remove {name}"
        case .filter: "Told by"
        case .names: "Told by {names}"
        }
    }
}
