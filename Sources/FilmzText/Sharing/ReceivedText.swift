/// Recommendations that came in.
public enum ReceivedText: TextKey {
    case title, all, takeIn, newCount, nothing, nothingHint
    case somebody, recommends, recommendation, films, theirNote, openTheirs
    case isNew, isAccepted, isDeclined, acceptedOn, declinedOn, keptHint
    case sure, doubtful, unknown, unknownHint, none, more, next, before, lookUp
    case accept, asList, asListHint, keep, decline, nameHint, nothingChosen
    case newTitle, fromLink, fromLinkHint, link, fetch, fromFile, file, read
    case unreadable, tooNew, tooLarge, tooManyFilms, noFilms, full, badAddress, notAllowed, unreachable, gone, locked
    case inReturn, inReturnHint, forSender, gotFrom, thanks, searchFilm, yourFilms, yourLists, foundFilms, noneFound

    public var english: Message {
        switch self {
        case .title: "Received"
        case .all: "All received"
        case .takeIn: "Take one in"
        case .newCount: .plural(one: "{count} new", other: "{count} new")
        case .nothing: "Nothing received yet"
        case .nothingHint:
            "When somebody passes a film on to you from their Filmz, open their link and choose “Put it on my list”."
        case .somebody: "Somebody"
        case .recommends: "{name} recommends"
        case .recommendation: "A recommendation"
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .theirNote: "Their note"
        case .openTheirs: "Open it at {host}"
        case .isNew: "New"
        case .isAccepted: "Accepted"
        case .isDeclined: "Declined"
        case .acceptedOn: "You accepted this on {day}."
        case .declinedOn: "You declined this on {day}."
        case .keptHint: "You can still change your mind."
        case .sure: .plural(one: "{count} film", other: "{count} films")
        case .doubtful: .plural(one: "Which film is meant?", other: "{count} films are in doubt")
        case .unknown: .plural(one: "{count} film not known here", other: "{count} films not known here")
        case .unknownHint: "Ticked ones become films of your own, with what was sent."
        case .none: "None of these"
        case .more:
            .plural(
                one: "{count} film is on another page. It is taken too if Filmz knows it for certain.",
                other: "{count} films are on other pages. Those that Filmz knows for certain are taken too.")
        case .next: "Next films"
        case .before: "Previous films"
        case .lookUp: "Show the films"
        case .accept: "Put on my watchlist"
        case .asList: "As a list of my own"
        case .asListHint:
            "As a list of your own, it keeps its name, its order and what is said of the films. Films you have seen come along."
        case .keep: "Keep for later"
        case .decline: "No, thanks"
        case .nameHint: "Stays with the film, so that you can thank them. Leave it empty if you like."
        case .nothingChosen: "Choose at least one film first."
        case .newTitle: "Take in a recommendation"
        case .fromLink: "From a link"
        case .fromLinkHint:
            "Paste the link that you were sent. Filmz asks that address once, and shows what it gets before anything changes."
        case .link: "Link"
        case .fetch: "Fetch it"
        case .fromFile: "From a file"
        case .file: "File of a recommendation"
        case .read: "Read the file"
        case .unreadable: "This is no recommendation that Filmz can read, or part of it is missing. Ask for it again."
        case .tooNew: "A newer Filmz made this recommendation. Update this one first, then try again."
        case .tooLarge: "This recommendation is longer than any that Filmz sends, so it was not read."
        case .tooManyFilms: "This recommendation has more films than a list can have, so it was not read."
        case .noFilms: "This recommendation names no film."
        case .full: "There is no room for more recommendations. Answer some of the new ones first."
        case .badAddress: "This is no link to a recommendation. Paste all of it; it begins with http:// or https://."
        case .notAllowed:
            "This address is not on the Internet but in a home network, and nobody allowed Filmz to ask it. Who runs this Filmz can allow it where Filmz is started: --received-from HOST"
        case .unreachable: "Nobody answers at this address, or not in time. Try again later, or ask for a file."
        case .gone: "There is no recommendation at this address. It may have been taken back."
        case .locked:
            "This link asks for a pass-phrase, which Filmz cannot give. Open it in your browser, save “For Filmz” there, and take that file in here."
        case .inReturn: "Pass something on in return"
        case .inReturnHint: "You choose a film or a list, and send the link to {name} yourself."
        case .forSender: "Something for {name}"
        case .gotFrom: "In return for “{title}”, from {name}."
        case .thanks: "Thank you for “{title}”! Here is something in return."
        case .searchFilm: "Search for a film"
        case .yourFilms: "Films you like"
        case .yourLists: "Your lists"
        case .foundFilms: "Found"
        case .noneFound: "No film fits. Try fewer words."
        }
    }
}
