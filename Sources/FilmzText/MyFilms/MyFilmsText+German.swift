extension MyFilmsText {
    public var german: Message {
        switch self {
        case .title: "Meine Filme"
        case .watchlist: "Merkliste"
        case .seen: "Gesehen"
        case .favourites: "Favoriten"
        case .shelves: "Regale"
        case .count: .plural(one: "{count} Film", other: "{count} Filme")
        case .countOf: "{found} von {total}"
        case .hours: .plural(one: "{count} Stunde", other: "{count} Stunden")
        case .views: "Ansichten"
        case .grid: "Plakate"
        case .diary: "Tagebuch"
        case .viewings: .plural(one: "{count} Eintrag", other: "{count} Einträge")
        case .unknownMonth: "Irgendwann"
        case .sortAdded: "Hinzugefügt"
        case .sortWatched: "Gesehen am"
        case .sortReleased: "Erschienen"
        case .sortTitle: "Titel"
        case .sortRating: "Meine Sterne"
        case .sortCritics: "Kritik"
        case .sortRuntime: "Länge"
        case .searchWithin: "In diesen Filmen suchen"
        case .decade: "Jahrzehnt"
        case .rating: "Meine Sterne, mindestens"
        case .place: "Wo"
        case .select: "Auswählen"
        case .selectDone: "Fertig"
        case .selectHint: "Hake Filme an und wähle dann, was mit ihnen geschehen soll."
        case .selectFilm: "{film} auswählen"
        case .ticked: "Angehakt:"
        case .addToWatchlist: "Auf die Merkliste"
        case .removeFromWatchlist: "Von der Merkliste"
        case .addToFavourites: "Zu den Favoriten"
        case .removeFromFavourites: "Keine Favoriten mehr"
        case .nothingSelected: "Kein Film war angehakt. Hake welche an und wähle dann, was mit ihnen geschehen soll."
        case .emptyWatchlist: "Noch nichts auf deiner Merkliste"
        case .emptyWatchlistHint: "Leg hier Filme ab, die du sehen willst. Das Lesezeichen an jedem Film macht das."
        case .emptyWatchlistButton: "Etwas zum Ansehen finden"
        case .emptySeen: "Noch keinen Film gesehen"
        case .emptySeenHint:
            "Such nach dem Film, den du zuletzt gesehen hast, und markiere ihn als gesehen. Zweimal tippen reicht."
        case .emptySeenButton: "Danach suchen"
        case .emptyFavourites: "Noch keine Favoriten"
        case .emptyFavouritesHint: "Das Herz an jedem Film bringt ihn hierher."
        case .emptyFavouritesButton: "Einen Lieblingsfilm suchen"
        case .emptyFiltered: "Zu all dem passt hier kein Film"
        case .emptyFilteredHint: "Deine anderen Filme sind noch da."
        }
    }
}
