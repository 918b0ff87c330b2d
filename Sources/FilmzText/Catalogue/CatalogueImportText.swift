/// Getting every film there is: the page that asks, what is said meanwhile, and what became of it.
public enum CatalogueImportText: TextKey {
    case title, intro, download, time, room, goesOn, options
    case conditions, accept, start
    case downloading, reading, indexing, bytesOf, rows, films, minutesLeft, soon, stop, showProgress
    case done, stopped, interrupted, unchanged
    case unreachable, brokenOff, refused, unexpected, damaged, diskFull, notWritable, unknown

    public var english: Message {
        switch self {
        case .title: "Every film there is"
        case .intro:
            "IMDb offers tables of all its titles. Filmz can make its catalogue of them: more than a million films with their people and their other titles. Nothing personal is sent, and what you keep of films stays as it is."
        case .download: "About {size} are downloaded from"
        case .time:
            "At 20 Mbit a second that takes a quarter of an hour; making the catalogue takes a minute or two after that."
        case .room:
            "The disk needs about {size} of room. The files stay, so that what breaks off goes on where it ended."
        case .goesOn:
            "Everything works meanwhile, with the present catalogue. Leave this page and come back when you like, or stop it."
        case .options: "Short films are left out. For other choices, see the command line:"
        case .conditions: "IMDb’s conditions"
        case .accept: "I have read IMDb’s conditions and accept them"
        case .start: "Download and import"
        case .downloading: "Downloading file {number} of {total}"
        case .reading: "Reading file {number} of {total}"
        case .indexing: "Building the lists and the index"
        case .bytesOf: "{size} of {total}"
        case .rows: .plural(one: "{count} row", other: "{count} rows")
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .minutesLeft: .plural(one: "about {count} minute left", other: "about {count} minutes left")
        case .soon: "less than a minute left"
        case .stop: "Stop"
        case .showProgress: "Show progress"
        case .done:
            .plural(
                one: "The new catalogue is in place, with {count} film.",
                other: "The new catalogue is in place, with {count} films.")
        case .stopped: "The import was stopped. What was downloaded is kept, and a new start goes on from there."
        case .interrupted:
            "Filmz ended before the import did. What was downloaded is kept, and a new start goes on from there."
        case .unchanged: "The catalogue is as it was."
        case .unreachable: "IMDb’s server can’t be reached. Check the network of the machine that runs Filmz."
        case .brokenOff: "The connection to IMDb’s server broke off. The next try goes on where it ended."
        case .refused: "IMDb’s server refused to send a file. Try again later."
        case .unexpected:
            "Something else than IMDb’s files arrived. Check whether the network of the machine that runs Filmz asks you to sign in."
        case .damaged: "One of IMDb’s files is damaged and was removed. The next try downloads it anew."
        case .diskFull: "The disk has no room. Make room on the disk that Filmz keeps your films on."
        case .notWritable:
            "The files can’t be written. Check that the disk has room, and that Filmz may write into its folder."
        case .unknown: "Something went wrong on our side; the server’s log says what."
        }
    }
}
