/// Taking away what one has: the page, and what files say of themselves.
public enum ExportText: TextKey {
    case title, intro, link, linkHint, download, downloadFormat, whyPassword
    case archive, letterboxd, imdb, trakt, table, diary, page
    case archivePurpose, letterboxdPurpose, imdbPurpose, traktPurpose, tablePurpose, diaryPurpose, pagePurpose
    case letterboxdUse, imdbUse, traktUse
    case lost, nothingLost, held, some, viewingsHeld, madeOn
    case seenBefore, stoppedAt, stopped, noDay, films, watchlist, favourite, onWatchlist, lists, viewings,
        nothingSeen,
        paused, stoppedShow

    public var english: Message {
        switch self {
        case .title: "Export"
        case .intro: "All that you have with films is yours. Take it with you, in the form that you need."
        case .link: "Export your films"
        case .linkHint: "Everything to take with you: as an archive, for other products, or to read."
        case .download: "Download"
        case .downloadFormat: "Download: {format}"
        case .whyPassword: "The files have all that you wrote. So Filmz asks for your password."
        case .archive: "Filmz archive"
        case .letterboxd: "Letterboxd"
        case .imdb: "IMDb tables"
        case .trakt: "Trakt files"
        case .table: "Table"
        case .diary: "Diary as text"
        case .page: "Web page"
        case .archivePurpose: "To keep, or to move to another Filmz, which takes all of it in again."
        case .letterboxdPurpose: "To move to Letterboxd: films, watchlist and lists as its importer reads them."
        case .imdbPurpose: "Ratings and watchlist as IMDb gives them, for the many programs that read these."
        case .traktPurpose: "History, ratings and lists as Trakt gives them, for the many programs that read these."
        case .tablePurpose: "One table for spreadsheets, which Filmz takes in again too."
        case .diaryPurpose: "What you saw, month by month, to read or print. It is a text in Markdown."
        case .pagePurpose: "All films, viewings and lists on one page, which any browser shows without a network."
        case .letterboxdUse:
            "On letterboxd.com, open Settings, then Data, then “Import your data”, and choose films.csv. If there are films-2.csv and more, choose each. Import watchlist.csv on the page of your watchlist, and each file in the folder “lists” as a list of its own. Of several rows of one film and day, Letterboxd may make one entry."
        case .imdbUse:
            "IMDb itself takes in no files. Programs that read IMDb's export read ratings.csv and watchlist.csv."
        case .traktUse:
            "Programs that read Trakt's export read this archive as it is. Days without a time are written as an hour near noon."
        case .lost: "This format cannot hold: {losses}."
        case .nothingLost: "Nothing is missing."
        case .held: "{things}: {count}"
        case .some: "{held} of {all}"
        case .viewingsHeld: "Viewings"
        case .madeOn: "Made by Filmz on {day}"
        case .seenBefore: "seen before"
        case .stoppedAt: "stopped after {time}"
        case .stopped: "not finished"
        case .noDay: "Without a day"
        case .films: "Films"
        case .watchlist: "Watchlist"
        case .favourite: "favourite"
        case .onWatchlist: "on the watchlist"
        case .lists: "Lists"
        case .viewings: "Diary"
        case .nothingSeen: "Nothing yet."
        case .paused: "paused"
        case .stoppedShow: "not going on"
        }
    }
}
