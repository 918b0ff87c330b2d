/// `filmz list` for the lists that a person makes.
public enum FilmListCommandText: TextKey {
    case abstract, discussion, lists, show, create, edit, delete, add, remove, move, moveDiscussion, note, export
    case paste, pasteDiscussion, file, unreadable, pasted, lineHead, textHead, perhapsHead, addHead
    case list, name, films, description, ranked, rule, unseen, format, noteText
    case first, last, before, behind, number, onePlace, nothingGiven
    case created, edited, deleted, added, removed, moved, noted
    case idHead, nameHead, filmsHead, seenHead, changedHead

    public var english: Message {
        switch self {
        case .abstract: "List your films, and make lists of your own."
        case .discussion: "\"filmz list seen\" lists a shelf. The other commands are for lists that you make."
        case .lists: "List your lists, last changed first."
        case .show: "List the films of a list."
        case .create: "Make a list."
        case .edit: "Change the name or description of a list."
        case .delete: "Remove a list. The films stay in Filmz."
        case .add: "Put films on a list, at its end."
        case .remove: "Take films off a list."
        case .move: "Move a film to another place on a list."
        case .moveDiscussion: "Say where with one of --first, --last, --before, --after or --to."
        case .note: "Say something about a film on a list."
        case .paste: "Find films in a text and put them on a list."
        case .pasteDiscussion:
            "Films that are sure go on the list at once. For the others, it prints what may be meant and how to add it, and ends with 1."
        case .file: "A text file; - for the standard input."
        case .unreadable: "{file} cannot be read ({reason}). Name another file."
        case .pasted: .plural(one: "{count} film is on {list}", other: "{count} films are on {list}")
        case .lineHead: "LINE"
        case .textHead: "TEXT"
        case .perhapsHead: "PERHAPS"
        case .addHead: "TO ADD IT"
        case .export: "Print a whole list as a file."
        case .list: "The list: its name or its ID."
        case .name: "The name of the list."
        case .films: "Films: titles, IMDb IDs or IDs."
        case .description: "What the list is about."
        case .ranked: "Number the films."
        case .rule: "Conditions, such as \"french, before 1970, unseen\"; the films then come by themselves."
        case .unseen: "Only films you have not seen."
        case .format: "In which form: {formats}."
        case .noteText: "What you say; an empty text takes it away."
        case .first: "To the top."
        case .last: "To the end."
        case .before: "Before this film."
        case .behind: "After this film."
        case .number: "To this number."
        case .onePlace: "Say one place, such as --first."
        case .nothingGiven: "Say what to change, such as --name."
        case .created: "The list {list} is made, with ID {id}"
        case .edited: "The list {list} is as you say"
        case .deleted: "The list {list} is removed"
        case .added: "They are on {list}"
        case .removed: "They are off {list}"
        case .moved: "It is there on {list}"
        case .noted: "The note is on {list}"
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .filmsHead: "FILMS"
        case .seenHead: "SEEN"
        case .changedHead: "CHANGED"
        }
    }
}
