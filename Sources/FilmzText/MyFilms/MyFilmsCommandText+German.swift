extension MyFilmsCommandText {
    public var german: Message {
        switch self {
        case .list: "Deine Filme auflisten: Merkliste, gesehene oder Favoriten."
        case .shelf: "Welche: {shelves}."
        case .sort: "In welcher Reihenfolge: {orders}."
        case .genre: "Nur Filme dieses Genres."
        case .decade: "Nur Filme der zehn Jahre von diesem an, etwa 1990."
        case .forAudience: "Nur Filme, die du empfiehlst für: {groups}."
        case .atLeast: "Nur Filme, die du so oder besser bewertet hast."
        case .inPlace: "Nur Filme, die du an diesem Ort gesehen hast."
        case .matching: "Nur Filme mit diesen Wörtern in einem Titel oder Namen."
        case .rate: "Sagen, wie viele Sterne ein Film jetzt für dich hat."
        case .rateStars: "Halbe Sterne, 0.5 bis 5; „none“ nimmt die Bewertung zurück."
        case .rated: "{film} hat {stars} Sterne"
        case .unrated: "{film} hat keine Bewertung"
        case .seen: "Einen Film als gesehen markieren oder das zurücknehmen."
        case .seenDiscussion: "Ohne --on ist der Tag heute. Ein Film kann viele Male gesehen sein."
        case .on: "Wann: 2011, 2011-07, 2011-07-14, 2011-07-14T20:15, today (heute) oder unknown (unbekannt)."
        case .place: "Wo."
        case .companions: "Mit wem."
        case .rating: "Halbe Sterne, 0.5 bis 5."
        case .note: "Was du an dem Abend von ihm hieltst."
        case .recommended: "Für wen du ihn empfiehlst; mehrfach möglich: {groups}."
        case .remove: "Diesen Eintrag zurücknehmen, über die Nummer aus film show; „all“ nimmt alle zurück."
        case .notSeen: "{film} ist da nicht mehr gesehen"
        case .markedSeen: "{film} ist als gesehen markiert"
        case .watchlist: "Einen Film auf deine Merkliste setzen oder von ihr nehmen."
        case .takeOff: "Von der Liste nehmen."
        case .onWatchlist: "{film} steht auf deiner Merkliste"
        case .offWatchlist: "{film} steht nicht auf deiner Merkliste"
        }
    }
}
