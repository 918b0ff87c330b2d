extension ChangeText {
    public var german: Message {
        switch self {
        case .watchlistAdded: "{film} steht jetzt auf deiner Merkliste."
        case .watchlistRemoved: "{film} ist von deiner Merkliste entfernt."
        case .favouriteAdded: "{film} ist jetzt ein Favorit."
        case .favouriteRemoved: "{film} ist kein Favorit mehr."
        case .rated: "Deine Sterne für {film} sind gespeichert."
        case .ratingRemoved: "Deine Sterne für {film} sind zurückgenommen."
        case .commentSaved: "Deine Notiz zu {film} ist gespeichert."
        case .commentRemoved: "Deine Notiz zu {film} ist entfernt."
        case .audienceSaved: "Gespeichert, für wen {film} etwas ist."
        case .viewingLogged: "{film} ist als gesehen markiert."
        case .viewingSaved: "Der Eintrag zu {film} ist gespeichert."
        case .viewingRemoved: "Ein Eintrag zu {film} ist entfernt."
        case .viewingsRemoved: "Einträge zu {film} sind entfernt."
        case .edited: "Deine Änderungen an {film} sind gespeichert."
        case .queryForgotten: "„{query}“ ist vergessen."
        case .queriesForgotten: "Deine letzten Suchen sind vergessen."
        case .undone: "Rückgängig gemacht."
        case .redone: "Wiederhergestellt."
        case .severalAdded:
            .plural(
                one: "{count} Film steht jetzt auf deiner Merkliste.",
                other: "{count} Filme stehen jetzt auf deiner Merkliste.")
        case .severalRemoved:
            .plural(
                one: "{count} Film ist von deiner Merkliste entfernt.",
                other: "{count} Filme sind von deiner Merkliste entfernt.")
        case .severalFavoured:
            .plural(one: "{count} Film ist jetzt ein Favorit.", other: "{count} Filme sind jetzt Favoriten.")
        case .severalUnfavoured:
            .plural(one: "{count} Film ist kein Favorit mehr.", other: "{count} Filme sind keine Favoriten mehr.")
        case .severalSeen:
            .plural(one: "{count} Film als gesehen markiert.", other: "{count} Filme als gesehen markiert.")
        case .severalRated:
            .plural(
                one: "Deine Sterne für {count} Film sind gespeichert.",
                other: "Deine Sterne für {count} Filme sind gespeichert.")
        case .severalRecommended:
            .plural(
                one: "Gespeichert, für wen {count} Film gut ist.",
                other: "Gespeichert, für wen {count} Filme gut sind.")
        case .severalChanged: .plural(one: "{count} Film geändert.", other: "{count} Filme geändert.")
        case .filmUndone: "Eine Änderung an {film} rückgängig gemacht."
        case .filmRedone: "Eine Änderung an {film} wiederhergestellt."
        case .severalUndone:
            .plural(
                one: "Eine Änderung an {count} Film rückgängig gemacht.",
                other: "Eine Änderung an {count} Filmen rückgängig gemacht.")
        case .severalRedone:
            .plural(
                one: "Eine Änderung an {count} Film wiederhergestellt.",
                other: "Eine Änderung an {count} Filmen wiederhergestellt.")
        }
    }
}
