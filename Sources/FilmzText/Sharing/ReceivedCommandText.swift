/// `filmz received`.
public enum ReceivedCommandText: TextKey {
    case abstract, discussion, list, show, take, takeDiscussion, accept, acceptDiscussion, decline
    case received, source, asList, film, add, without, onlySure, from
    case head, accepted, declined, noSuch, noList, badFilm, isKnown, noNumber, open
    case isSure, isDoubtful, isUnknown
    case idHead, fromHead, whatHead, filmsHead, dayHead, stateHead, numberHead, filmHead, verdictHead, titleHead

    public var english: Message {
        switch self {
        case .abstract: "See what others recommend to you, and answer."
        case .discussion: "Taking one in only keeps it. Nothing else changes until you accept it."
        case .list: "List what came in, new ones first."
        case .show: "Show one, and which films are meant."
        case .take: "Take one in from a link or a file, and show it."
        case .takeDiscussion:
            "A link to a shared page is asked once. What it answers is kept and shown; nothing else changes."
        case .accept: "Put its films on your watchlist, or make a list of them."
        case .acceptDiscussion:
            "Films that are sure are taken. Say of each other one what it is, or leave it out; until then, nothing changes. Numbers are those of \"filmz received show\"."
        case .decline: "Decline one. It is kept, so that you may change your mind."
        case .received: "The recommendation: its ID."
        case .source: "A link that was sent to you, or a file; - for the standard input."
        case .asList: "Make a list of your own, with its name, order and notes."
        case .film: "Which film a number is: NUMBER=FILM, such as 3=tt0078748."
        case .add: "Add the film with this number by hand, because nobody here knows it."
        case .without: "Leave out the film with this number."
        case .onlySure: "Leave out all that are not sure."
        case .from: "Who told you; otherwise the name that came with it."
        case .head: "{name} recommends {what} (ID {id})"
        case .accepted: .plural(one: "{count} film is on your watchlist", other: "{count} films are on your watchlist")
        case .declined: "{name} is declined"
        case .noSuch: "There is no recommendation with this ID; see them with: filmz received"
        case .noList: "This is a single film and no list; accept it without --as-list."
        case .badFilm: "{text} does not say which film a number is; write it like 3=tt0078748."
        case .isKnown: "Number {number} is found here, or may be; say which film it is with --film."
        case .noNumber: "There is no number {number}; see the numbers with: filmz received show"
        case .open:
            .plural(
                one:
                    "{count} film is not sure, so nothing was changed; decide with --film, --add, --without or --only-sure.",
                other:
                    "{count} films are not sure, so nothing was changed; decide with --film, --add, --without or --only-sure."
            )
        case .isSure: "sure"
        case .isDoubtful: "perhaps"
        case .isUnknown: "not known here"
        case .idHead: "ID"
        case .fromHead: "FROM"
        case .whatHead: "WHAT"
        case .filmsHead: "FILMS"
        case .dayHead: "RECEIVED"
        case .stateHead: "STATE"
        case .numberHead: "NUMBER"
        case .filmHead: "AS SENT"
        case .verdictHead: "FOUND"
        case .titleHead: "FILM"
        }
    }
}
