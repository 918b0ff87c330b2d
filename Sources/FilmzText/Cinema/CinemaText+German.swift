extension CinemaText {
    public var german: Message {
        switch self {
        case .title: "Kino"
        case .emptyTitle: "Was läuft in deiner Nähe?"
        case .empty:
            "Wähl die Kinos, in die du gehst. Dann steht hier, was sie spielen, die Filme deiner Merkliste zuerst."
        case .chooseTheatres: "Kinos wählen"
        case .myTheatres: "Meine Kinos"
        case .days: "Tage"
        case .fromWatchlist: "Von deiner Merkliste"
        case .everything: "Alle Filme"
        case .alsoPlaying: "Außerdem"
        case .nothing: "An diesem Tag läuft nichts, soweit wir wissen."
        case .nothingKnown: "Wir kennen noch kein Programm deiner Kinos."
        case .nextDay: "Die nächsten Vorstellungen sind am {day}."
        case .ends: "bis {day}"
        case .endsToday: "letzter Tag"
        case .soldOut: "ausverkauft"
        case .few: "wenige Plätze"
        case .cancelled: "fällt aus"
        case .noTime: "Uhrzeit nicht genannt"
        case .asOf: "Stand: {time}"
        case .asking: "Wir fragen {names}. Sieh gleich noch einmal nach."
        case .lookAgain: "Noch einmal nachsehen"
        case .askAgain: "Neu fragen"
        case .omitted:
            .plural(
                one: "{count} Eintrag konnten wir nicht lesen.",
                other: "{count} Einträge konnten wir nicht lesen.")
        case .problemKeeps: "{theatre}: {problem} Du siehst, was wir wussten."
        case .problemNothing: "{theatre}: {problem}"
        case .whichFilm: "Welcher Film ist das?"
        case .perhaps: "Ist das der Film?"
        case .theatresTitle: "Meine Kinos"
        case .find: "Ein Kino finden"
        case .findHint: "Kinos von AMC, nach Name oder Stadt. AMC erfährt beides nicht; wir vergleichen hier."
        case .findLabel: "Name oder Stadt"
        case .findButton: "Finden"
        case .near: "In meiner Nähe"
        case .nearHint: "Dein Browser fragt dich zuerst. Dein Ort wird auf einen Kilometer gerundet und nicht behalten."
        case .nearUnknown: "Dein Browser hat nicht gesagt, wo du bist. Schreib den Namen oder die Stadt."
        case .found: "Gefundene Kinos"
        case .noneFound: "AMC hat kein solches Kino. Jedes andere lässt sich mit seiner Seite hinzufügen."
        case .follow: "Folgen"
        case .followed: "Folgst du"
        case .kilometres: "etwa {count} km"
        case .remove: "Entfernen"
        case .removeOf: "{theatre} entfernen"
        case .noTheatres: "Du folgst noch keinem Kino."
        case .addPage: "Ein Kino mit seiner Seite hinzufügen"
        case .addPageHint:
            "Die Adresse des Programms oder des Kalenders (iCalendar). Ist dort keines, das Programme lesen können, sieht Filmz auf den Seiten der Filme nach und dann, was dasteht."
        case .addPageLabel: "Adresse der Seite"
        case .addPageButton: "Lesen"
        case .timeZone: "Zeitzone des Kinos"
        case .timeZoneHint: "Für Zeiten, bei denen die Seite keine nennt."
        case .readsDaily:
            "Filmz liest sie, wenn du Kino öffnest, höchstens einmal am Tag und nur, wenn die Seite es erlaubt."
        case .previewTitle: "Ist das dein Kino?"
        case .previewCount: .plural(one: "{count} Vorstellung gefunden", other: "{count} Vorstellungen gefunden")
        case .previewMore: "und {count} weitere"
        case .previewText: "Aus dem Text der Seite gelesen, bitte prüf nach: Stimmen Tage, Zeiten und Titel?"
        case .previewPages:
            .plural(one: "Von der Seite eines Films gelesen.", other: "Von den Seiten von {count} Filmen gelesen.")
        case .previewPagesLeft:
            .plural(
                one: "Eine weitere Seite lesen wir, wenn du dem Kino folgst.",
                other: "{count} weitere Seiten lesen wir, wenn du dem Kino folgst.")
        case .theatreName: "Name des Kinos"
        case .theatrePlace: "Straße und Stadt"
        case .followButton: "Diesem Kino folgen"
        case .checkTerms: "Bitte prüf, ob die Seite erlaubt, dass Programme sie für dich lesen."
        case .keyNeeded: "Mit einem Schlüssel für AMC Theatres findest du hier deren Kinos in den USA."
        case .tickets: "Karten"
        case .atTheatre: "Kino"
        case .hall: "Saal {hall}"
        case .lasts: "Dauer"
        case .price: "Preis"
        case .shown: "Fassung"
        case .addToCalendar: "In den Kalender"
        case .iSawIt: "Ich war da"
        case .iSawItHint: "Markiert den Film als gesehen, mit dieser Zeit, diesem Ort und dieser Begleitung."
        case .film: "Film"
        case .announcedAs: "Angekündigt als"
        case .notThisFilm: "Nicht dieser Film?"
        case .meaningHint: "Was du wählst, gilt für diesen Titel in allen deinen Kinos."
        case .meaningNone: "Keiner davon"
        case .nextShowings: "In deinen Kinos"
        case .allShowings: "Alle Vorstellungen"
        case .myVisits: "Deine Kinobesuche"
        case .notAnnounced: "nicht mehr angekündigt"
        case .iSawItOf: "Ich war da: {film}"
        case .iWasNot: "Ich war nicht da"
        case .iWasNotOf: "Ich war nicht da: {film}"
        case .willYouGo: "Gehst du hin?"
        case .youGo: "Du gehst hin"
        case .going: "Ich gehe hin"
        case .notGoing: "Ich gehe nicht hin"
        case .saveVisit: "Speichern"
        }
    }
}
