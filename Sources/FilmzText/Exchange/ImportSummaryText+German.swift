extension ImportSummaryText {
    public var german: Message {
        switch self {
        case .title: "Was nicht gelesen werden konnte"
        case .told: .plural(one: "{count} von {rows} Zeilen gelesen", other: "{count} von {rows} Zeilen gelesen")
        case .row: "{file}, Zeile {row}"
        case .problem: "{place}: {what} „{text}“"
        case .moreProblems: .plural(one: "Und {count} weitere.", other: "Und {count} weitere.")
        case .leftOutRows:
            .plural(one: "{count} Zeile ausgelassen: {reason}", other: "{count} Zeilen ausgelassen: {reason}")
        case .ignoredFile: "{file}: {reason}"
        case .nothingTaken: "Nichts aus diesen Dateien lässt sich übernehmen. {reasons}"
        case .notAFilm: "weder Film noch Serie"
        case .episodeWithoutShow: "eine Folge, ohne den Namen ihrer Serie"
        case .episodeWithoutNumber: "eine Folge ohne ihre Nummer"
        case .nameless: "weder Titel noch Kennung"
        case .repeated: "sagt schon eine andere Zeile"
        case .season: "eine Staffel als Ganzes; Filmz merkt sich Folgen und Serien"
        case .noPlaceForEpisode:
            "eine einzelne Folge als Liebling oder auf der Merkliste; das gibt es in Filmz nur für ganze Serien"
        case .saysNothing: "nur ein Name"
        case .extra: "ein Trailer oder ein anderes Extra"
        case .tooShort: "lief kürzer als eine Minute"
        case .unwanted: "von dir ausgelassen"
        case .date: "kein Datum:"
        case .rating: "keine Bewertung:"
        case .year: "kein Jahr:"
        case .id: "keine Kennung:"
        case .tags: "keine Tags, wie Filmz sie kennt:"
        case .number: "keine Zahl:"
        case .dateOrder: "kein Datum verrät, ob Tag oder Monat vorn steht, also der Monat"
        case .textTooLong: "länger, als Filmz es sich merkt, also gekürzt:"
        case .structure: "nicht so aufgebaut wie erwartet:"
        case .endsEarly: "das Letzte, was zu lesen war; was folgt, ist nicht so aufgebaut wie erwartet"
        case .severalProfiles:
            "mehrere Profile sind darin, und alle wurden gelesen; willst du nur deines, nimm vorher die Zeilen der anderen heraus"
        case .deleted: "dort von dir gelöscht"
        case .orphaned: "gehört zu etwas, das es dort nicht mehr gibt"
        case .ofOthers: "von dem, was andere gemacht haben"
        case .secret: "kann Geheimes enthalten, wurde also nicht geöffnet"
        case .repeatedFile: "eine andere Datei sagt dasselbe"
        case .noPlace: "dafür hat Filmz keinen Platz"
        case .empty: "leer"
        case .webPage: "eine Webseite; wähle die Datei, die dort exportiert wird"
        case .workbook: "eine Tabellenkalkulation; speichere ihre Tabelle als CSV, und wähle diese"
        case .database:
            "eigene Daten eines Programms; wähle, was es exportiert, etwa videodb.xml von Kodi"
        case .animeList: "eine Liste von MyAnimeList, die nicht gelesen wird; ein CSV mit ihren Titeln schon"
        case .declarations: "enthält Deklarationen, mit denen Dateien schaden können, wurde also nicht gelesen"
        case .unknown:
            "keine Datei, die Filmz kennt; ein CSV mit einer Spalte für Titel wird gelesen, woher es auch ist"
        }
    }
}
