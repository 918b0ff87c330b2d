/// Why a programme could not be read.
public enum ProgrammeProblemText: TextKey {
    case notAllowed, refusedByRobots, blocked, tooSoon, unreachable, gone, movedElsewhere, tooLarge, unreadable
    case nothingFound, noTimes, notAsked

    public var english: Message {
        switch self {
        case .notAllowed: "This address is not on the Internet, so it is not asked."
        case .refusedByRobots: "The site asks programs not to read this page. Open it in your browser instead."
        case .blocked: "The site does not answer us now. Open it in your browser instead."
        case .tooSoon: "The site asks us to wait. Try again later."
        case .movedElsewhere: "The address leads to another site now. If you trust that one, enter its address."
        case .unreachable: "Nobody answered in time. Try again later."
        case .gone: "There is nothing at this address any more. Check it in your browser."
        case .tooLarge: "The page is too large to be read. Look for the theatre’s calendar instead."
        case .unreadable: "This is neither a page nor a calendar. Check the address in your browser."
        case .nothingFound:
            "The page publishes no programme that programs can read. Perhaps the theatre has a calendar (iCalendar)."
        case .noTimes: "The page names showings, but no times. Open it in your browser instead."
        case .notAsked: "AMC Theatres is not asked now. Its key is in Settings."
        }
    }
}
