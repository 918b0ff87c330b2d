extension ShareText {
    public var german: Message {
        switch self {
        case .recommendsFilm: "{name} empfiehlt dir diesen Film"
        case .filmForYou: "Ein Film für dich"
        case .sendsList: "{name} schickt dir diese Liste"
        case .listForYou: "Eine Liste für dich"
        case .somebody: "Jemand"
        case .note: "Eine Notiz zum Film"
        case .noteOf: "{name} über den Film"
        case .goodFor: "Gut für: {groups}"
        case .pictureOf: "{title}, mit Plakat und dem, was dazu gesagt wird"
        case .whereToFind: "Wo es ihn gibt"
        case .findOn: "Auf {site} nachsehen"
        case .letterboxd: "Letterboxd"
        case .justWatch: "JustWatch"
        case .take: "Auf meine Liste"
        case .takeHint:
            "Kopier es als Text, öffne es in einer Tabelle, importier es bei Letterboxd, oder speicher es für ein anderes Filmz."
        case .yourFilmz: "Dein eigenes Filmz"
        case .yourFilmzHint: "Seine Adresse. Dort siehst du alles noch einmal, bevor sich etwas ändert."
        case .takeOver: "Dorthin mitnehmen"
        case .openThere: "Dort öffnen"
        case .noFilmz: "Das ist keine Adresse. Schreib sie, wie dein Browser sie zeigt, etwa films.example.org."
        case .asText: "Text"
        case .asTable: "CSV"
        case .forLetterboxd: "Für Letterboxd"
        case .forFilmz: "Für Filmz"
        case .forFilmzHint:
            "Mit einem eigenen Filmz: Öffne dort Gemeinsam und gib die Adresse dieser Seite an, oder die Datei für Filmz."
        case .sentWith: "Mit Filmz geschickt. Niemand erfährt, wer du bist, und nichts über dich wird behalten."
        case .writtenWith: "Mit Filmz geschickt"
        case .gone: "Dieser Link führt nirgendwohin"
        case .goneHint: "Vielleicht ist er abgelaufen oder wurde zurückgenommen. Bitte um einen neuen."
        case .locked: "Etwas für dich"
        case .lockedHint: "Wer das geschickt hat, hat ein Kennwort gewählt. Frag danach."
        case .passPhrase: "Kennwort"
        case .open: "Öffnen"
        case .wrong: "Das ist nicht das Kennwort."
        case .wait:
            .plural(
                one: "Zu viele Versuche. Warte {count} Sekunde und versuch es dann noch einmal.",
                other: "Zu viele Versuche. Warte {count} Sekunden und versuch es dann noch einmal.")
        case .busy: "Gerade versuchen es zu viele auf einmal. Versuch es in ein paar Sekunden noch einmal."
        case .byFile:
            "Für einen Link ist es zu lang, und dein Filmz kann das Kennwort nicht nennen. Speicher unten „Für Filmz“ und nimm diese Datei dort auf."
        }
    }
}
