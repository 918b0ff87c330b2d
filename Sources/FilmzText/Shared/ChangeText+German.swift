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
        case .tagsAdded: "{film} hat Stichwörter bekommen."
        case .tagsRemoved: "Stichwörter von {film} entfernt."
        case .tagsSaved: "Die Stichwörter von {film} sind gespeichert."
        case .severalTagged:
            .plural(one: "{count} Film hat Stichwörter bekommen.", other: "{count} Filme haben Stichwörter bekommen.")
        case .severalUntagged:
            .plural(one: "Stichwörter von {count} Film entfernt.", other: "Stichwörter von {count} Filmen entfernt.")
        case .tagRenamed:
            .plural(
                one: "Ein Stichwort bei {count} Film umbenannt.", other: "Ein Stichwort bei {count} Filmen umbenannt.")
        case .tagsJoined:
            .plural(
                one: "Aus zwei Stichwörtern eins gemacht, bei {count} Film.",
                other: "Aus zwei Stichwörtern eins gemacht, bei {count} Filmen.")
        case .tagRemoved:
            .plural(
                one: "Ein Stichwort von {count} Film entfernt.", other: "Ein Stichwort von {count} Filmen entfernt.")
        case .toldSaved: "Gespeichert, wer dir von {film} erzählt hat."
        case .toldRemoved: "Entfernt, wer dir von {film} erzählt hat."
        case .viewingLogged: "{film} ist als gesehen markiert."
        case .viewingSaved: "Der Eintrag zu {film} ist gespeichert."
        case .viewingRemoved: "Ein Eintrag zu {film} ist entfernt."
        case .viewingsRemoved: "Einträge zu {film} sind entfernt."
        case .episodesLogged:
            .plural(
                one: "Eine Folge von {film} ist als gesehen markiert.",
                other: "{count} Folgen von {film} sind als gesehen markiert.")
        case .showPaused: "{film} ruht jetzt."
        case .showStopped: "Mit {film} hast du aufgehört."
        case .showTakenUp: "Mit {film} geht es weiter."
        case .showStartedOver: "{film} beginnt wieder von vorn."
        case .edited: "Deine Änderungen an {film} sind gespeichert."
        case .imported: "Übernommen, was die Datei über {film} sagt."
        case .filmRemoved: "{film} ist entfernt."
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
        case .severalImported: .plural(one: "{count} Film übernommen.", other: "{count} Filme übernommen.")
        case .severalChanged: .plural(one: "{count} Film geändert.", other: "{count} Filme geändert.")
        case .listMade: "Die Liste {list} ist angelegt."
        case .listMadeWith: "Die Liste {list} ist angelegt, mit {film}."
        case .listRemoved: "Die Liste {list} ist entfernt."
        case .listSaved: "Deine Änderungen an {list} sind gespeichert."
        case .listFilmAdded: "{film} steht jetzt auf {list}."
        case .listFilmsAdded:
            .plural(one: "{count} Film steht jetzt auf {list}.", other: "{count} Filme stehen jetzt auf {list}.")
        case .listFilmRemoved: "{film} ist von {list} genommen."
        case .listFilmsRemoved:
            .plural(one: "{count} Film ist von {list} genommen.", other: "{count} Filme sind von {list} genommen.")
        case .listFilmMoved: "{film} ist auf {list} verschoben."
        case .listFilmsMoved: "Die Reihenfolge von {list} ist geändert."
        case .listNoteSaved: "Deine Notiz zu {film} für {list} ist gespeichert."
        case .listImported: "Die Liste {list} ist übernommen."
        case .listsImported: .plural(one: "{count} Liste übernommen.", other: "{count} Listen übernommen.")
        case .listsUndone:
            .plural(
                one: "Eine Änderung an {count} Liste rückgängig gemacht.",
                other: "Eine Änderung an {count} Listen rückgängig gemacht.")
        case .listsRedone:
            .plural(
                one: "Eine Änderung an {count} Liste wiederhergestellt.",
                other: "Eine Änderung an {count} Listen wiederhergestellt.")
        case .listUndone: "Eine Änderung an der Liste {list} rückgängig gemacht."
        case .listRedone: "Eine Änderung an der Liste {list} wiederhergestellt."
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
