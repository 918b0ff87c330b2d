/// `filmz person`, and what is said of persons elsewhere on the command line.
public enum PersonCommandText: TextKey {
    case abstract, discussion, list, add, edit, number, name, role, nameHelp, roleHelp, who, option, added, edited
    case noSuchPerson, noSuchRole, nameMissing, nameTooLong, nameTaken, firstStaysOwner

    public var english: Message {
        switch self {
        case .abstract: "List, add or change the persons who keep films here."
        case .discussion:
            "Each person has films, notes and stars of their own, which no other sees. An owner also runs this Filmz; a member only keeps films."
        case .list: "List the persons."
        case .add: "Add a person."
        case .edit: "Change a person’s name or role."
        case .number: "ID"
        case .name: "Name"
        case .role: "Role"
        case .nameHelp: "The name."
        case .roleHelp: "What the person may do: {roles}."
        case .who: "The person’s name or ID."
        case .option: "Whose films: a person’s name or ID (default: $FILMZ_PERSON, or who runs this Filmz)."
        case .added: "Added {name}."
        case .edited: "Changed {name}."
        case .noSuchPerson: "There is nobody of this name; see who is there with: filmz person list"
        case .noSuchRole: "This is no role; see: filmz person add --help"
        case .nameMissing: "A name needs a letter; please give another."
        case .nameTooLong: "This name is too long; it may have at most {most} characters."
        case .nameTaken: "Somebody has this name already; please give another."
        case .firstStaysOwner: "Who runs this Filmz stays an owner; nothing was changed."
        }
    }
}
