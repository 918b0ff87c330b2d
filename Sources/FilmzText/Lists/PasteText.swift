/// Films from a pasted text.
public enum PasteText: TextKey {
    case title, text, hint, example, find, add, again, none, search, sure, doubtful, unknown, leftOut, link
    case file, fileHint, readFile, fileEmpty, fileTooLarge, fileNoText

    public var english: Message {
        switch self {
        case .title: "Films from a text"
        case .text: "Paste a list, a table or a letter"
        case .hint: "One film a line is best. Years help, but need not be there."
        case .example: "Amélie 2001"
        case .find: "Find these films"
        case .add: "Put them on the list"
        case .again: "Another text"
        case .none: "None of these"
        case .search: "Search"
        case .sure: .plural(one: "{count} film found", other: "{count} films found")
        case .doubtful: .plural(one: "Which film is meant?", other: "{count} lines may mean several films")
        case .unknown: .plural(one: "{count} line not found", other: "{count} lines not found")
        case .leftOut:
            .plural(
                one: "{count} line was too much and is left out. Paste it separately.",
                other: "{count} lines were too much and are left out. Paste them separately.")
        case .link: "Add from a text"
        case .file: "Or a text file"
        case .fileHint: "Plain text, Markdown or CSV. It may also be dropped here."
        case .readFile: "Find the films in this file"
        case .fileEmpty: "There is no text in it. Choose a file with the names of films."
        case .fileTooLarge: "This file is too large. Choose one of at most {limit} kB, or paste a part of it."
        case .fileNoText: "This file is no text. Save it as plain text or CSV first, or paste what is in it."
        }
    }
}
