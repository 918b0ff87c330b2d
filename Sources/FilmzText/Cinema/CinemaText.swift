/// Cinema: what plays at my theatres, and the theatres themselves.
public enum CinemaText: TextKey {
    case title, emptyTitle, empty, chooseTheatres, myTheatres, days, fromWatchlist, everything, alsoPlaying
    case nothing, nothingKnown, nextDay, ends, endsToday, soldOut, few, cancelled, noTime
    case asOf, asking, lookAgain, askAgain, omitted, problemKeeps, problemNothing
    case whichFilm, perhaps
    case theatresTitle, find, findHint, findLabel, findButton, near, nearHint, nearUnknown, found, noneFound, follow,
        followed
    case kilometres
    case remove, removeOf, noTheatres
    case addPage, addPageHint, addPageLabel, addPageButton, timeZone, timeZoneHint, zoneDoubt, zoneChange, readsDaily
    case previewTitle, previewCount, previewMore, previewText, previewPages, previewPagesLeft, theatreName,
        theatrePlace, followButton, checkTerms
    case keyNeeded
    case tickets, atTheatre, hall, lasts, price, shown, addToCalendar, iSawIt, iSawItHint, film, announcedAs,
        notThisFilm
    case meaningHint, meaningNone
    case nextShowings, allShowings
    case myVisits, notAnnounced, iSawItOf, iWasNot, iWasNotOf, willYouGo, youGo, going, notGoing, saveVisit

    public var english: Message {
        switch self {
        case .title: "Cinema"
        case .emptyTitle: "What plays near you?"
        case .empty:
            "Choose the theatres you go to. Then this page shows what they play, the films of your watchlist first."
        case .chooseTheatres: "Choose theatres"
        case .myTheatres: "My theatres"
        case .days: "Days"
        case .fromWatchlist: "From your watchlist"
        case .everything: "All films"
        case .alsoPlaying: "Also playing"
        case .nothing: "Nothing plays on this day, as far as we know."
        case .nothingKnown: "We know no programme of your theatres yet."
        case .nextDay: "The next showings are on {day}."
        case .ends: "until {day}"
        case .endsToday: "last day"
        case .soldOut: "sold out"
        case .few: "few seats left"
        case .cancelled: "cancelled"
        case .noTime: "time not told"
        case .asOf: "As of {time}"
        case .asking: "We are asking {names}. Look again in a moment."
        case .lookAgain: "Look again"
        case .askAgain: "Ask again"
        case .omitted:
            .plural(one: "{count} entry could not be read.", other: "{count} entries could not be read.")
        case .problemKeeps: "{theatre}: {problem} You see what we knew."
        case .problemNothing: "{theatre}: {problem}"
        case .whichFilm: "Which film is this?"
        case .perhaps: "Is this the film?"
        case .theatresTitle: "My theatres"
        case .find: "Find a theatre"
        case .findHint: "AMC’s theatres, by name or town. AMC learns neither; we compare them here."
        case .findLabel: "Name or town"
        case .findButton: "Find"
        case .near: "Near me"
        case .nearHint: "Your browser asks you first. Your place is rounded to a kilometre and not kept."
        case .nearUnknown: "Your browser did not tell where you are. Write the name or the town instead."
        case .found: "Theatres found"
        case .noneFound: "AMC has no such theatre. Any other theatre can be added by its page."
        case .follow: "Follow"
        case .followed: "Followed"
        case .kilometres: "about {count} km"
        case .remove: "Remove"
        case .removeOf: "Remove {theatre}"
        case .noTheatres: "You follow no theatre yet."
        case .addPage: "Add a theatre by its page"
        case .addPageHint:
            "The address of its programme or of its calendar (iCalendar). If it has none that programs can read, Filmz looks at its pages of films, and then at what it shows."
        case .addPageLabel: "Address of the page"
        case .addPageButton: "Read it"
        case .timeZone: "Time zone of the theatre"
        case .timeZoneHint: "Used where the page gives times without one."
        case .zoneDoubt: "This theatre’s place is not in this time zone, so its times may be wrong."
        case .zoneChange: "Choose the theatre’s own time zone"
        case .readsDaily: "Filmz reads it when you open Cinema, at most once a day, and only if the site allows it."
        case .previewTitle: "Is this your theatre?"
        case .previewCount: .plural(one: "{count} showing found", other: "{count} showings found")
        case .previewMore: "and {count} more"
        case .previewText: "Read from the page’s text, please check: are the days, times and titles right?"
        case .previewPages:
            .plural(one: "Read from the page of one film.", other: "Read from the pages of {count} films.")
        case .previewPagesLeft:
            .plural(
                one: "One more page is read when you follow this theatre.",
                other: "{count} more pages are read when you follow this theatre.")
        case .theatreName: "Name of the theatre"
        case .theatrePlace: "Street and town"
        case .followButton: "Follow this theatre"
        case .checkTerms: "Please check that the site allows programs to read it for you."
        case .keyNeeded: "With a key for AMC Theatres, their theatres in the United States are found here."
        case .tickets: "Tickets"
        case .atTheatre: "Theatre"
        case .hall: "Hall {hall}"
        case .lasts: "Lasts"
        case .price: "Price"
        case .shown: "Shown in"
        case .addToCalendar: "Add to calendar"
        case .iSawIt: "I was there"
        case .iSawItHint: "Marks the film as seen, with this time, place and company."
        case .film: "Film"
        case .announcedAs: "Announced as"
        case .notThisFilm: "Not this film?"
        case .meaningHint: "What you choose counts for this title at all your theatres."
        case .meaningNone: "None of these"
        case .nextShowings: "In your theatres"
        case .allShowings: "All showings"
        case .myVisits: "Your visits"
        case .notAnnounced: "no longer announced"
        case .iSawItOf: "I was there: {film}"
        case .iWasNot: "I was not"
        case .iWasNotOf: "I was not there: {film}"
        case .willYouGo: "Will you go?"
        case .youGo: "You are going"
        case .going: "I am going"
        case .notGoing: "I am not going"
        case .saveVisit: "Save"
        }
    }
}
