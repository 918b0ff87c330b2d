/// What is said when something cannot be done as asked.
public enum ProblemText: TextKey {
    case noSuchFilm, noSuchViewing, noSuchList, notOnList, listFull, listByRule, tooManyLists, listNameMissing,
        listRuleMissing, listRuleMalformed, wordsNotUnderstood, toldByMissing, nothingToUndo, notAddedByHand, notYours,
        filmOfOthers,
        filmInUse,
        ownersOnly,
        setElsewhere,
        importElsewhere, conditionsNotAccepted
    case noSuchEpisode, episodeHasPlace, tooManyEpisodes
    case noSuchTag, tooManyTags, tagMissing, tagMalformed, tooManyOnOne
    case noSuchShare, tooManyShares, tooManyAddresses, daysMalformed, passPhraseMalformed
    case keyMissing, keyMalformed
    case titleMissing, queryMissing, viewingMissing, whenMissing, seenDayMissing, seenMonthMissing, seenYearMissing,
        fieldMissing, tooLong, tooMany
    case yearMalformed, yearTooEarly, yearTooLate, notYet, runtimeMalformed, imdbMalformed, dayMalformed,
        monthMalformed, ratingMalformed, audienceMalformed, keepMalformed, minuteMalformed, fieldMalformed
    case noteChanged
    case noSuchTheatre, noSuchShowtime, tooManyTheatres, theatreNameMissing, theatrePageMissing, theatrePageMalformed,
        timeZoneMalformed, locationMalformed, countryMalformed

    public var english: Message {
        switch self {
        case .noSuchFilm: "We don’t know this film."
        case .noSuchViewing: "This viewing is no longer there. It may have been removed."
        case .noSuchList: "This list is no longer there. It may have been removed."
        case .notOnList: "This film is no longer on the list. Look at the list again."
        case .listFull: .plural(one: "A list has room for {count} film.", other: "A list has room for {count} films.")
        case .tooManyLists:
            .plural(
                one: "There is room for {count} list. Remove one first.",
                other: "There is room for {count} lists. Remove one first.")
        case .noSuchEpisode: "This show has no such episode, as far as we know."
        case .episodeHasPlace: "This episode is in the list, so it has its place already."
        case .tooManyEpisodes:
            .plural(
                one: "Only {count} episode can be marked together.",
                other: "At most {count} episodes can be marked together. Please do it season by season.")
        case .noSuchTag: "You use no such tag any more."
        case .tooManyTags:
            .plural(
                one: "There is room for {count} tag. Join some first.",
                other: "There is room for {count} different tags. Join some first.")
        case .tagMissing: "Write the tag."
        case .tagMalformed: "A tag has no comma; commas stand between tags."
        case .tooManyOnOne: .plural(one: "Keep it to {count} tag.", other: "Keep it to {count} tags.")
        case .noSuchShare: "This link is no longer there. It may have ended or been taken back."
        case .tooManyShares:
            .plural(
                one: "There is room for {count} link. Take one back first.",
                other: "There is room for {count} links. Take one back first.")
        case .tooManyAddresses:
            .plural(
                one: "This link has {count} address, which is all it can have. Make a new link instead.",
                other: "This link has {count} addresses, which is all it can have. Make a new link instead.")
        case .daysMalformed: "Choose how long the link works, at most ten years."
        case .passPhraseMalformed: "Use at least 8 characters."
        case .listByRule: "The films of a list with a rule come by themselves. Change its rule instead."
        case .listNameMissing: "Every list needs a name."
        case .listRuleMissing: "Say which films belong on the list."
        case .toldByMissing: "Say who told you."
        case .wordsNotUnderstood: "We don’t know what “{words}” means here. Leave it out, or say it in another way."
        case .listRuleMalformed: "We don’t understand this rule. Name conditions, such as: french, before 1970, unseen"
        case .nothingToUndo: "There is nothing left to undo. The change is too old, or something changed since."
        case .notAddedByHand:
            "Only films added by hand can be edited; only those, and films that no catalogue has, can be removed."
        case .notYours: "Somebody else added this film; only they can edit or remove it."
        case .filmOfOthers: "Somebody else here has something with this film, so it stays."
        case .filmInUse: "You passed this film on or plan to see it. Take that back first, then remove the film."
        case .ownersOnly: "This holds for everybody here; only who runs this Filmz can decide it."
        case .setElsewhere: "This is set where Filmz is started, and can only be changed there."
        case .importElsewhere:
            "Films are being downloaded or imported from another place, perhaps on the command line. Wait until that is done, then try again."
        case .conditionsNotAccepted: "Read IMDb’s conditions and accept them first; without that nothing is downloaded."
        case .keyMissing: "Paste the key first."
        case .keyMalformed: "This doesn’t look like a key. Paste it as you got it, without spaces."
        case .titleMissing: "Every film needs a title."
        case .queryMissing: "Type a title or a name to search for."
        case .viewingMissing: "Choose which viewing."
        case .whenMissing: "Choose when you saw it. “Don’t know” is fine too."
        case .seenDayMissing: "Choose the day you saw it."
        case .seenMonthMissing: "Choose the month you saw it."
        case .seenYearMissing: "Write the year you saw it, like 2011."
        case .fieldMissing: "Please fill this in."
        case .tooLong: .plural(one: "Keep it to {count} character.", other: "Keep it to {count} characters.")
        case .tooMany: .plural(one: "Keep it to {count} name.", other: "Keep it to {count} names.")
        case .yearMalformed: "Write the year as four digits, like 1994."
        case .yearTooEarly: "Filmz knows films from {year} on."
        case .yearTooLate: "Filmz knows years up to {year}."
        case .notYet: "That is still to come. Choose today or earlier."
        case .runtimeMalformed: "Write the length in minutes, like 142."
        case .imdbMalformed: "An IMDb number looks like tt0111161. Leave it empty if you don’t know it."
        case .dayMalformed: "Choose a day that the calendar has."
        case .monthMalformed: "Choose a month, written like 2011-07."
        case .ratingMalformed: "Choose half a star to five stars."
        case .audienceMalformed: "Choose from the groups shown."
        case .keepMalformed: "Choose how many backups to keep, from 1 to 100."
        case .minuteMalformed: "Write the minute as a number, like 45."
        case .fieldMalformed: "We couldn’t read this. Please try again."
        case .noSuchTheatre: "You don’t follow this theatre any more."
        case .noSuchShowtime: "The theatre doesn’t announce this showing any more."
        case .tooManyTheatres:
            .plural(
                one: "There is room for {count} theatre. Remove one first.",
                other: "There is room for {count} theatres. Remove one first.")
        case .theatreNameMissing: "Write what the theatre is called."
        case .theatrePageMissing: "Paste the address of the page or the calendar."
        case .theatrePageMalformed: "Paste the whole address, beginning with https://."
        case .timeZoneMalformed: "Choose the time zone from the list."
        case .countryMalformed: "Write the country as its two letters, like AT."
        case .locationMalformed: "Write the place as degrees north and east, like 48.21,16.37."
        case .noteChanged: "Somebody changed this note meanwhile. Look at what is there, and say again what you want."
        }
    }
}
