/// `filmz cinema`.
public enum CinemaCommandText: TextKey {
    case abstract, discussion, programme, day, theatres, find, near, follow, followDiscussion, source, name, timeZone
    case unfollow, followed, unfollowed, noTheatres, keyNeeded, notFound
    case filmHead, theatreHead, timesHead, sourceHead, placeHead, kilometresHead

    public var english: Message {
        switch self {
        case .abstract: "The theatres you follow, and what they play."
        case .discussion: "Times are those of the theatre's clock. Films of your watchlist come first."
        case .programme: "List what plays at your theatres on a day."
        case .day: "The day, such as 2026-11-25; today if you leave it out."
        case .theatres: "List your theatres, or find others of AMC."
        case .find: "Words of the name or the town; AMC does not learn them."
        case .near: "Degrees north and east, such as 39.1,-94.58; rounded to a kilometre."
        case .follow: "Follow a theatre."
        case .followDiscussion:
            """
            AMC's theatres are named as filmz cinema theatres lists them: amc:610. Any other theatre is named by the \
            address of its page or its calendar, which Filmz reads at most once a day if the site allows it. If that page \
            says nothing to programs, up to 40 of its pages of films are read, two seconds apart, or else its text.
            """
        case .source: "The theatre: amc:610, or the address of a page or a calendar."
        case .name: "What the theatre is called, if its page does not say it."
        case .timeZone: "The theatre's time zone, such as Europe/Vienna; this machine's if you leave it out."
        case .unfollow: "Follow a theatre no longer."
        case .followed: "You follow {theatre}"
        case .unfollowed: "You do not follow it any more"
        case .noTheatres: "You follow no theatre yet; find one with: filmz cinema theatres --find Boston"
        case .keyNeeded: "AMC is not asked: it needs a key. Set it with: filmz providers --help"
        case .notFound: "AMC has no theatre with this number; find it with: filmz cinema theatres --find"
        case .filmHead: "FILM"
        case .theatreHead: "THEATRE"
        case .timesHead: "TIMES"
        case .sourceHead: "SOURCE"
        case .placeHead: "PLACE"
        case .kilometresHead: "KM"
        }
    }
}
