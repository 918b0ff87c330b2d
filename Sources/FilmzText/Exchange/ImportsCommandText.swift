/// `filmz imports`.
public enum ImportsCommandText: TextKey {
    case abstract, discussion, remove, noSuchImport
    case id, day, standing, change, name

    public var english: Message {
        switch self {
        case .abstract: "List the files of other products that you took in, or gave on the page, and what they changed."
        case .discussion: "The change of an import is undone with \"filmz undo\", as a whole or for one film."
        case .remove:
            "Remove the files of this import, by its number. What was taken in stays, and can no longer be undone."
        case .noSuchImport: "There is no import {import}. “filmz imports” lists them."
        case .id: "NUMBER"
        case .day: "DAY"
        case .standing: "STATE"
        case .change: "CHANGE"
        case .name: "FILES"
        }
    }
}
