/// `filmz import`.
public enum ImportCommandText: TextKey {
    case abstract, discussion, files, dryRun, yes, rule, meaning, dates, only, whoseArchive, zone, column
    case question, notAsked, nothingFound, badZone, whatIsMeant, unreadable
    case columns, columnsLeft, noSuchColumn, dateOrder
    case known, own, doubtful, doubtfulOption, doubtfulHint, lists, wouldChange, differences
    case taken, takenNothing, takenNothingInDoubt, notKept, titleHead, perhapsHead

    public var english: Message {
        switch self {
        case .abstract:
            "Take in what another product knows about you: Letterboxd, IMDb, Trakt, TV Time, Netflix, Kodi and others, or any table."
        case .discussion:
            "It takes the files as you downloaded them, also as ZIP, and several at once. First it says what it found. What you have already is not logged again; the same files twice change nothing. All of it is one change, which \"filmz undo\" takes back."
        case .files: "The files."
        case .dryRun: "Only say what would be taken in."
        case .yes: "Take it in without asking."
        case .rule: "What counts where the files say something else than you: mine, theirs or both."
        case .meaning: "What the rows of a file mean that names only films: seen, watchlist, liked, list or nothing."
        case .dates:
            "What comes first in the dates of tables such as 4/5/2020: month-first or day-first. What the other dates of the table tell, if you do not say."
        case .only:
            "What to take in of an archive of Filmz: seen, watchlist, lists or rest; several times for several. All of it, if you do not say."
        case .whoseArchive:
            "This is the archive of {name}. Say what of it is yours too: add --only with seen, watchlist, lists or rest, or several of these."
        case .zone:
            "The time zone in which you were when the files name moments: Europe/Vienna. Yours, if you do not say."
        case .column:
            "What a column of a table means, such as When=watchedOn; several times for several columns, and When= for one that is not taken. The meanings: title, originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle, imdb, tmdb, tvdb, trakt, simkl, address, watchedOn, loggedOn, ratedOn, watchlistSince, addedOn, rating, ratingOfTen, review, note, rewatch, tags, place, companions, liked, times, position, status."
        case .columns: "Columns: {columns}"
        case .columnsLeft: "Columns not taken: {columns}"
        case .noSuchColumn:
            "No table has a column “{column}”. Write its head as it is in the file, with a meaning: “{column}=title”."
        case .dateOrder:
            "No date of {file} tells whether the day or the month comes first, so the month does. With --dates day-first the day does."
        case .question: "Take this in? [y/N] "
        case .notAsked: "Nothing was changed. Add --yes to take it in."
        case .nothingFound: "Nothing in these files says anything about films. Choose the files as you downloaded them."
        case .badZone: "There is no time zone “{zone}”. Name one as Europe/Vienna."
        case .whatIsMeant:
            "{file} does not say what its films have in common. Add --meaning with {meanings}."
        case .unreadable: "{file} cannot be read ({reason}). Name another file."
        case .known: .plural(one: "{count} film is known", other: "{count} films are known")
        case .own:
            .plural(
                one: "{count} film is not known here, and becomes one of your own",
                other: "{count} films are not known here, and become films of your own")
        case .doubtful:
            .plural(
                one: "{count} film is in doubt, and is left out:",
                other: "{count} films are in doubt, and are left out:")
        case .doubtfulOption: "What becomes of films in doubt: leave them out, or make them films of your own (own)."
        case .doubtfulHint: "With --doubtful own they become films of your own; the page of imports asks about each."
        case .lists: .plural(one: "{count} list", other: "{count} lists")
        case .wouldChange:
            .plural(one: "Of these, {count} film would change", other: "Of these, {count} films would change")
        case .differences:
            .plural(
                one: "{count} difference: there the files say something else than you. What counts, --rule says",
                other: "{count} differences: there the files say something else than you. What counts, --rule says")
        case .taken: .plural(one: "Took in {count} film", other: "Took in {count} films")
        case .takenNothing: "You have all of this already; nothing changed."
        case .takenNothingInDoubt: "Nothing changed. You have all of this already but what is in doubt."
        case .notKept:
            "The files are not kept, because there is no room for more. Remove some that you did not take in, on the page of imports."
        case .titleHead: "TITLE"
        case .perhapsHead: "PERHAPS"
        }
    }
}
