/// `filmz share`.
public enum ShareCommandText: TextKey {
    case abstract, discussion, film, list, show, address, takeBack
    case share, stars, note, notes, asSent, message, from, audience, days, url
    case made, madePath, done, isTakenBack
    case idHead, nameHead, madeHead, openedHead, endHead

    public var english: Message {
        switch self {
        case .abstract: "Pass films and lists on by links, and take links back."
        case .discussion: "A link shows one film or one list to whoever has it. It is printed only once."
        case .film: "Make a link to a film."
        case .list: "Make a link to a list."
        case .show: "List the links you made, newest first."
        case .address: "Make another address of a link; the others still work."
        case .takeBack: "Take a link back: none of its addresses works any more."
        case .share: "The link: its ID."
        case .stars: "Your stars go along."
        case .note: "Your note on the film goes along."
        case .notes: "What you say of each film on this list goes along."
        case .asSent: "The list as it is now; otherwise as it is whenever somebody looks."
        case .message: "Your message."
        case .from: "The name under which you send it."
        case .audience: "For whom: {groups}."
        case .days: "How many days it works; otherwise until you take it back."
        case .url: "The address of your Filmz, such as https://films.example.org."
        case .made: "Send this: {address} (ID {id})"
        case .madePath: "Send this, with the address of your Filmz before it: {address} (ID {id})"
        case .done: "The link to {name} is taken back"
        case .isTakenBack: "taken back"
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .madeHead: "MADE"
        case .openedHead: "OPENED"
        case .endHead: "END"
        }
    }
}
