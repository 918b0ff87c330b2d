/// Lists of films, and the tab they are in.
public enum FilmListText: TextKey {
    case lists, newList, make, edit, editTitle, remove, removeHint, name, nameHint, description, ranked,
        rankedHint
    case rule, ruleHint, ruleExample, byRule, tryRule, keepAsList, moreThan
    case seenOf, films, empty, emptyHint, emptyButton, noLists, noListsHint
    case sortOwn, seenFilter, seenOnly, unseenOnly, nothingFits, nothingFitsHint
    case arrange, arrangeDone, arrangeHint, moveUp, moveDown, moveFirst, moveLast, moveHere, number, drag, more, takeOff
    case note, noteFor, saveNote
    case choose, chooseSeveral, addTo, takeOffFrom, orNew, makeAndAdd, onLists, putOnList, allLists, putFilmOnList
    case picture, story, text, markdown, csv, takeAway, takeAwayHint
    case json, toPrint, print, noteChanged, noteChangedHint, noteThere, noteYours, keepThere
    case takeShelfHint, passOnShelf, shelfOn

    public var english: Message {
        switch self {
        case .lists: "Lists"
        case .newList: "New list"
        case .make: "Make the list"
        case .edit: "Edit list"
        case .editTitle: "Edit this list"
        case .remove: "Remove this list"
        case .removeHint: "The films stay in Filmz, with all you said about them."
        case .name: "Name"
        case .nameHint: "For example: Films for rainy Sundays"
        case .description: "What is it about?"
        case .ranked: "Number the films"
        case .rankedHint: "When the order says which is better."
        case .rule: "Rule"
        case .ruleHint: "The list then stays up to date by itself. Leave it empty to choose films yourself."
        case .ruleExample: "For example: french, before 1970, unseen, under two hours"
        case .byRule: "By rule"
        case .tryRule: "Show what it finds"
        case .keepAsList: "Keep as a list"
        case .moreThan: .plural(one: "More than {count} film", other: "More than {count} films")
        case .seenOf: "Seen {seen} of {total}"
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .empty: "Nothing on this list yet"
        case .emptyHint: "Open any film and choose “Put on a list”, or tick several in a list of films."
        case .emptyButton: "Search for films"
        case .noLists: "No lists yet"
        case .noListsHint:
            "Put films together under a name: the best of a year, an evening with friends, all of one director."
        case .sortOwn: "Order of the list"
        case .seenFilter: "Seen or not"
        case .seenOnly: "Seen"
        case .unseenOnly: "Not seen"
        case .nothingFits: "No film of this list fits all of that"
        case .nothingFitsHint: "The others are still there."
        case .arrange: "Arrange"
        case .arrangeDone: "Done"
        case .arrangeHint: "Drag a film by its handle, or move it with the buttons."
        case .moveUp: "Up"
        case .moveDown: "Down"
        case .moveFirst: "To the top"
        case .moveLast: "To the end"
        case .moveHere: "Move"
        case .number: "To number"
        case .drag: "Move {film}"
        case .more: "More for {film}"
        case .takeOff: "Take off the list"
        case .note: "Note on this list"
        case .noteFor: "Note on {film}, for this list"
        case .saveNote: "Save note"
        case .choose: "Put on a list"
        case .chooseSeveral: .plural(one: "Put {count} film on a list", other: "Put {count} films on a list")
        case .addTo: "Put on {list}"
        case .takeOffFrom: "Take off {list}"
        case .orNew: "Or a new list"
        case .makeAndAdd: "Make it"
        case .onLists: "On these lists"
        case .putOnList: "Put on a list"
        case .allLists: "All lists"
        case .putFilmOnList: "Put {film} on a list"
        case .picture: "Picture"
        case .story: "Picture, upright"
        case .text: "Text"
        case .markdown: "Markdown"
        case .csv: "CSV"
        case .takeAway: "Take it away"
        case .takeAwayHint: "The list as a file, in the order it has here."
        case .json: "JSON, for another Filmz"
        case .toPrint: "To print"
        case .print: "Print"
        case .noteChanged: "Two notes"
        case .noteChangedHint:
            "Somebody changed this note since you opened it, perhaps you on another device. Nothing was lost: keep what you want of both."
        case .noteThere: "The note that is there"
        case .noteYours: "Your note"
        case .keepThere: "Keep the one that is there"
        case .takeShelfHint: "All films here as a file. To pass them on, a list is made of them as they are now."
        case .passOnShelf: "Make a list and pass it on"
        case .shelfOn: "{shelf}, {day}"
        }
    }
}
