extension MyFilmsCommandText {
    public var german: Message {
        switch self {
        case .list: "Deine Filme auflisten: Merkliste, gesehene, Favoriten oder alle."
        case .shelf: "Welche: {shelves}."
        case .sort: "In welcher Reihenfolge: {orders}."
        case .kind: "Nur diese: {kinds}."
        case .genre: "Nur Filme dieses Genres."
        case .decade: "Nur Filme der zehn Jahre von diesem an, etwa 1990."
        case .forAudience: "Nur Filme, die du empfiehlst für: {groups}."
        case .atLeast: "Nur Filme, die du so oder besser bewertet hast."
        case .inPlace: "Nur Filme, die du an diesem Ort gesehen hast."
        case .matching:
            "Nur Filme, die eine Suche nach diesen Wörtern findet; die besten Treffer zuerst, außer mit --sort."
        case .rate: "Sagen, wie viele Sterne ein Film jetzt für dich hat."
        case .rateStars: "Halbe Sterne, 0.5 bis 5; „none“ nimmt die Bewertung zurück."
        case .rated: "{film} hat {stars} Sterne"
        case .unrated: "{film} hat keine Bewertung"
        case .seen: "Einen Film oder Folgen einer Serie als gesehen markieren oder das zurücknehmen."
        case .seenDiscussion:
            "Ohne --on ist der Tag heute, und der von mehreren Folgen unbekannt. Ein Film kann viele Male gesehen sein."
        case .on:
            "Wann: 2011, 2011-07, 2011-07-14, 2011-07-14T20:15, today (heute) oder unknown (unbekannt); bei Folgen auch aired."
        case .place: "Wo."
        case .companions: "Mit wem."
        case .rating: "Halbe Sterne, 0.5 bis 5."
        case .note: "Was du an dem Abend von ihm hieltst."
        case .rewatch: "Du hattest ihn schon einmal gesehen."
        case .recommended: "Für wen du ihn empfiehlst; mehrfach möglich: {groups}."
        case .remove: "Diesen Eintrag zurücknehmen, über die Nummer aus viewing list; „all“ nimmt alle zurück."
        case .notSeen: "{film} ist da nicht mehr gesehen"
        case .markedSeen: "{film} ist als gesehen markiert"
        case .favourite: "Einen Film zum Favoriten machen oder das zurücknehmen."
        case .isFavourite: "{film} ist einer deiner Favoriten"
        case .noFavourite: "{film} ist keiner deiner Favoriten"
        case .watchlist: "Einen Film auf deine Merkliste setzen oder von ihr nehmen."
        case .takeOff: "Von der Liste nehmen."
        case .onWatchlist: "{film} steht auf deiner Merkliste"
        case .offWatchlist: "{film} steht nicht auf deiner Merkliste"
        case .changes: "Auflisten, was du zuletzt getan hast, das Neueste zuerst."
        case .changesDiscussion:
            "Eine Änderung mit einer Nummer lässt sich rückgängig machen: filmz undo NUMMER. Eine ohne Nummer ist schon rückgängig gemacht oder wieder geändert."
        case .change: "NUMMER"
        case .when: "WANN"
        case .what: "WAS"
        }
    }
}
