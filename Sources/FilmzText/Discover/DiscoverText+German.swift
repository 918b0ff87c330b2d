extension DiscoverText {
    public var german: Message {
        switch self {
        case .latest: "Das Neueste"
        case .filmsOfYear: "Neu im Jahr {year}"
        case .popular: "Am bekanntesten"
        case .popularOfYear: "Am bekanntesten: {year}"
        case .onThisDay: "An diesem Tag"
        case .ofDay: "Erschienen am {day}"
        case .twentyYearsAgo: "Diese Woche vor zwanzig Jahren"
        case .ofWeek: "Erschienen um den {day}"
        case .count: .plural(one: "{count} Titel", other: "{count} Titel")
        case .countFound: .plural(one: "{count} Titel passt", other: "{count} Titel passen")
        case .reach: .plural(one: "{count} Titel von {first} bis {last}", other: "{count} Titel von {first} bis {last}")
        case .all: "Alle"
        case .allOf: "Alle: {row}"
        case .toYears: "Jahr für Jahr"
        case .earlier: "{year}, das Jahr davor"
        case .later: "{year}, das Jahr danach"
        case .years: "Jahre"
        case .decades: "Jahrzehnte"
        case .sortReleased: "Neueste zuerst"
        case .sortPopular: "Bekannteste zuerst"
        case .length: "Länge"
        case .lengthShort: "Unter 1½ Stunden"
        case .lengthMedium: "1½ bis 2 Stunden"
        case .lengthLong: "2 bis 2½ Stunden"
        case .lengthEpic: "2½ Stunden und mehr"
        case .country: "Land"
        case .language: "Sprache"
        case .wanted: "{film}: auf deiner Merkliste"
        case .nothing: "Nichts aus dem Jahr {year}"
        case .nothingOnDay: "Am {day} ist nichts erschienen"
        case .nothingInWeek: "Um den {day} ist nichts erschienen"
        case .nothingAtAll: "Hier ist nichts"
        case .nearest: "Das sind die nächsten Jahre, aus denen es welche gibt."
        case .nothingFits: "Zu all dem passt nichts"
        case .nothingFitsHint: "Mit weniger Filtern oder in einem anderen Jahr findet sich vielleicht einer."
        case .emptyTitle: "Die Regale sind noch leer"
        case .emptyText:
            "Es gibt noch keinen Katalog. Er lädt von selbst, wenn Filmz startet. Bis dahin kannst du selbst Filme hinzufügen."
        case .add: "Selbst einen Film hinzufügen"
        }
    }
}
