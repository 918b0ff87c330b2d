/// What visitors read who open a link to a film or a list.
public enum ShareText: TextKey {
    case recommendsFilm, filmForYou, sendsList, listForYou, somebody, note, noteOf, goodFor, pictureOf
    case whereToFind, findOn, letterboxd, justWatch, take, takeHint, yourFilmz, yourFilmzHint, takeOver, openThere,
        noFilmz, asText, asTable, forLetterboxd, forFilmz, forFilmzHint, sentWith, writtenWith
    case gone, goneHint, locked, lockedHint, passPhrase, open, wrong, wait, busy
    case byFile

    public var english: Message {
        switch self {
        case .recommendsFilm: "{name} recommends this film to you"
        case .filmForYou: "A film for you"
        case .sendsList: "{name} sends you this list"
        case .listForYou: "A list for you"
        case .somebody: "Somebody"
        case .note: "A note on the film"
        case .noteOf: "{name} about the film"
        case .goodFor: "Good for: {groups}"
        case .pictureOf: "{title}, with its poster and what is said about it"
        case .whereToFind: "Where to find it"
        case .findOn: "Look on {site}"
        case .letterboxd: "Letterboxd"
        case .justWatch: "JustWatch"
        case .take: "Put it on my list"
        case .takeHint:
            "Copy it as text, open it in a spreadsheet, import it at Letterboxd, or save it for another Filmz."
        case .yourFilmz: "Your own Filmz"
        case .yourFilmzHint: "Its address. There you see it once more before anything changes."
        case .takeOver: "Take it there"
        case .openThere: "Open it there"
        case .noFilmz: "This is no address. Write it as your browser shows it, such as films.example.org."
        case .asText: "Text"
        case .asTable: "CSV"
        case .forLetterboxd: "For Letterboxd"
        case .forFilmz: "For Filmz"
        case .forFilmzHint:
            "With a Filmz of your own, open Together there and give it the address of this page, or the file for Filmz."
        case .sentWith: "Sent with Filmz. Nobody is told who you are, and nothing about you is kept."
        case .writtenWith: "Sent with Filmz"
        case .gone: "This link leads nowhere"
        case .goneHint: "It may have ended or been taken back. Ask whoever sent it for another one."
        case .locked: "Something for you"
        case .lockedHint: "Whoever sent this chose a pass-phrase. Ask them for it."
        case .passPhrase: "Pass-phrase"
        case .open: "Open"
        case .wrong: "This is not the pass-phrase."
        case .wait:
            .plural(
                one: "Too many tries. Wait {count} second, then try again.",
                other: "Too many tries. Wait {count} seconds, then try again.")
        case .busy: "Too many people try at this moment. Try again in a few seconds."
        case .byFile:
            "It is too long for a link, and your Filmz cannot answer the pass-phrase. Save “For Filmz” below, and take that file in there."
        }
    }
}
