/// The pages on which files of other products are taken in.
public enum ImportText: TextKey {
    case title, intro, files, filesHint, read, titles, titlesHint, readTitles, link, linkHint, welcome, bringAlong,
        comingFrom
    case letterboxd, letterboxdWay, imdb, imdbWay, trakt, traktWay, tvTime, tvTimeWay, others, othersWay
    case earlier, notTaken, takenOn, full, nothingFound
    case rows, lists
    case newFilms, changed, already, own, doubtful, doubtfulHint, ownHint, decided, find, foundHint, ownChoice,
        leaveOut, later, save, restOwn, more
    case daysRight, daysRightHint, otherDaysRight, moved, newStars, readBetter
    case conflicts, conflictsHint, moreConflicts, mine, theirs, rule, ruleMine, ruleTheirs, ruleBoth
    case meaning, seen, watchlist, liked, list, nothing
    case topics, ofAnother, ofAnotherHint, topicSeen, topicWatchlist, topicLists, topicRest
    case take, takeHint, again, tookIn, tookLists, tookNothing, undoFilms, readingFiles, taking, goesOn, showProgress,
        failed, remove, removeHint

    public var english: Message {
        switch self {
        case .title: "Import"
        case .intro:
            "Bring your films from elsewhere. You see what was found before anything changes, and can undo all of it."
        case .files: "Files"
        case .filesHint:
            "As you downloaded them, also as ZIP, and several at once. On a computer you can drop them here."
        case .read: "Read the files"
        case .titles: "Or titles, one on each line"
        case .titlesHint: "For example “Heat (1995)”. Filmz asks whether you have seen them."
        case .readTitles: "Read the titles"
        case .link: "Import from Letterboxd, IMDb, Trakt, TV Time"
        case .linkHint: "Your diary, stars, notes and watchlist from elsewhere."
        case .welcome: "Coming from Letterboxd, IMDb, Trakt or TV Time?"
        case .bringAlong: "Bring your films along."
        case .comingFrom: "How to get your files"
        case .letterboxd: "Letterboxd"
        case .letterboxdWay:
            "On letterboxd.com, open Settings, then Data. Choose “Export your data”. Give the ZIP to Filmz as it is."
        case .imdb: "IMDb"
        case .imdbWay:
            "On imdb.com, open your ratings, your watchlist or a list. Choose Export in its menu, and wait until the file is ready on the page of exports. Give Filmz all of these files at once."
        case .trakt: "Trakt"
        case .traktWay:
            "On trakt.tv, open Settings, then Data. Ask for an export, and wait for it. Give the ZIP to Filmz as it is."
        case .tvTime: "TV Time"
        case .tvTimeWay:
            "TV Time closed in July 2026. If you asked for your data before, you have a ZIP with tables. Give it to Filmz as it is; what others know of you in it is not read."
        case .others: "Netflix, Kodi and others"
        case .othersWay:
            "On netflix.com, open Account and ask for your personal information; the ZIP has what you watched. In Kodi, open Settings, Media, Library, and export it to a single file. In MediaTracker, save what it answers at /api/items. What Simkl, Watcharr, Ryot, Yamtrack, Criticker, iCheckMovies, MovieLens and TMDb export is read as it is, and any CSV with a column of titles."
        case .earlier: "Your imports"
        case .notTaken: "Not taken in"
        case .takenOn: "Taken in on {day}"
        case .full: "There is no room for more files. Remove some that you did not take in."
        case .nothingFound: "Nothing in these files says anything about films. Choose the files as you downloaded them."
        case .rows: .plural(one: "{count} row", other: "{count} rows")
        case .lists: .plural(one: "{count} list", other: "{count} lists")
        case .newFilms: .plural(one: "{count} new film", other: "{count} new films")
        case .changed: .plural(one: "{count} film has more", other: "{count} films have more")
        case .already: .plural(one: "{count} film is there already", other: "{count} films are there already")
        case .own: .plural(one: "{count} film of your own", other: "{count} films of your own")
        case .doubtful: .plural(one: "{count} film in doubt", other: "{count} films in doubt")
        case .doubtfulHint:
            "Choose which film is meant. Filmz remembers it for all files to come. What you decide later is left out for now."
        case .ownHint:
            "Nobody here knows them, so they are added as your own. If you know one of them by another title, search for it."
        case .decided:
            .plural(one: "{count} film that you decided about", other: "{count} films that you decided about")
        case .find: "Search for it"
        case .foundHint: "Filmz remembers what you choose, for all files to come."
        case .ownChoice: "None of these: add it as my own"
        case .leaveOut: "Leave it out"
        case .later: "Decide later"
        case .save: "Save these choices"
        case .restOwn: "Add all others as my own"
        case .more: .plural(one: "{count} more follows.", other: "{count} more follow.")
        case .daysRight: .plural(one: "{count} day is put right", other: "{count} days are put right")
        case .daysRightHint:
            "An earlier Filmz took day and month for each other, or could not read the day. What you changed since stays as it is."
        case .otherDaysRight:
            .plural(
                one: "{count} day of stars, of the watchlist or of favourites is put right",
                other: "{count} days of stars, of the watchlist or of favourites are put right")
        case .moved:
            .plural(
                one: "{count} viewing comes to the show that it is of",
                other: "{count} viewings come to the shows that they are of")
        case .newStars: .plural(one: "Stars come to {count} place", other: "Stars come to {count} places")
        case .readBetter:
            "Filmz has learned to read more since these were taken in. Look whether it puts anything right."
        case .conflicts: .plural(one: "{count} difference", other: "{count} differences")
        case .conflictsHint: "Here the files say something else than you."
        case .moreConflicts: .plural(one: "And {count} more.", other: "And {count} more.")
        case .mine: "Mine"
        case .theirs: "Theirs"
        case .rule: "Where the files say something else"
        case .ruleMine: "Keep mine"
        case .ruleTheirs: "Take theirs"
        case .ruleBoth: "Keep both texts, and my stars"
        case .meaning: "What do the films in {file} have in common?"
        case .seen: "I have seen them"
        case .watchlist: "I want to see them"
        case .liked: "They are my favourites"
        case .list: "They are a list with this name"
        case .nothing: "Nothing; take only what else is there"
        case .topics: "What to take in of the archive"
        case .ofAnother: "This is the archive of {name}. What of it is yours too?"
        case .ofAnotherHint: "Before you say so, nothing of it is taken in."
        case .topicSeen: "What was seen, with stars, notes, favourites and tags"
        case .topicWatchlist: "The watchlist"
        case .topicLists: "Lists"
        case .topicRest: "Theatres, services, recommendations and earlier imports"
        case .take: "Take it in"
        case .takeHint: "All of it is one change, which you can undo here until you remove this import."
        case .again: "Take in what is new"
        case .tookIn: .plural(one: "{count} film was taken in.", other: "{count} films were taken in.")
        case .tookLists: "The lists were taken in."
        case .tookNothing: "You had all of this already."
        case .readingFiles: "Reading the files…"
        case .taking: .plural(one: "{done} of {count} film is done.", other: "{done} of {count} films are done.")
        case .goesOn: "You can leave this page; it goes on."
        case .showProgress: "Show how far it is"
        case .failed: "This could not be taken in, and nothing was changed. Try it again."
        case .undoFilms: "Undo single films"
        case .remove: "Remove this import"
        case .removeHint: "Removes the files here. What was taken in stays."
        }
    }
}
