extension ExportText {
    public var german: Message {
        switch self {
        case .title: "Exportieren"
        case .intro: "Alles, was du zu Filmen hast, gehört dir. Nimm es mit, in der Form, die du brauchst."
        case .link: "Deine Filme exportieren"
        case .linkHint: "Alles zum Mitnehmen: als Archiv, für andere Produkte oder zum Lesen."
        case .download: "Herunterladen"
        case .downloadFormat: "Herunterladen: {format}"
        case .whyPassword: "In den Dateien ist alles, was du geschrieben hast. Darum fragt Filmz nach deinem Passwort."
        case .archive: "Filmz-Archiv"
        case .letterboxd: "Letterboxd"
        case .imdb: "IMDb-Tabellen"
        case .trakt: "Trakt-Dateien"
        case .table: "Tabelle"
        case .diary: "Tagebuch als Text"
        case .page: "Webseite"
        case .archivePurpose: "Zum Aufheben, oder um zu einem anderen Filmz zu ziehen, das alles wieder aufnimmt."
        case .letterboxdPurpose:
            "Um zu Letterboxd zu ziehen: Filme, Merkliste und Listen so, wie es sie einliest."
        case .imdbPurpose: "Sterne und Merkliste, wie IMDb sie gibt, für die vielen Programme, die das lesen."
        case .traktPurpose: "Verlauf, Sterne und Listen, wie Trakt sie gibt, für die vielen Programme, die das lesen."
        case .tablePurpose: "Eine Tabelle für Tabellenprogramme, die auch Filmz wieder aufnimmt."
        case .diaryPurpose: "Was du gesehen hast, Monat für Monat, zum Lesen oder Drucken. Es ist ein Text in Markdown."
        case .pagePurpose:
            "Alle Filme, Sichtungen und Listen auf einer Seite, die jeder Browser ohne Netz zeigt."
        case .letterboxdUse:
            "Öffne auf letterboxd.com die Einstellungen, dann „Data“, dann „Import your data“, und wähle films.csv. Gibt es films-2.csv und weitere, wähle jede. Importiere watchlist.csv auf der Seite deiner Merkliste und jede Datei im Ordner „lists“ als eigene Liste. Aus mehreren Zeilen eines Films und Tages macht Letterboxd vielleicht einen Eintrag."
        case .imdbUse:
            "IMDb selbst nimmt keine Dateien auf. Programme, die den Export von IMDb lesen, lesen ratings.csv und watchlist.csv."
        case .traktUse:
            "Programme, die den Export von Trakt lesen, lesen dieses Archiv so, wie es ist. Tage ohne Uhrzeit stehen als eine Stunde nahe Mittag darin."
        case .lost: "Dieses Format hat keinen Platz für: {losses}."
        case .nothingLost: "Nichts fehlt."
        case .held: "{things}: {count}"
        case .some: "{held} von {all}"
        case .viewingsHeld: "Tagebucheinträge"
        case .madeOn: "Von Filmz gemacht am {day}"
        case .seenBefore: "schon gekannt"
        case .stoppedAt: "nach {time} abgebrochen"
        case .stopped: "nicht zu Ende gesehen"
        case .noDay: "Ohne Tag"
        case .films: "Filme"
        case .watchlist: "Merkliste"
        case .favourite: "Favorit"
        case .onWatchlist: "auf der Merkliste"
        case .lists: "Listen"
        case .viewings: "Tagebuch"
        case .nothingSeen: "Noch nichts."
        case .paused: "ruht"
        case .stoppedShow: "abgebrochen"
        }
    }
}
