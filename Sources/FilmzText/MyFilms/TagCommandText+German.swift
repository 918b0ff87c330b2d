extension TagCommandText {
    public var german: Message {
        switch self {
        case .tag: "Einem Film eigene Stichwörter geben."
        case .untag: "Einem Film Stichwörter nehmen."
        case .tags: "Die Stichwörter, etwa „Regentag“."
        case .tagged: "{film} hat die Stichwörter: {tags}"
        case .untagged: "{film} hat keine Stichwörter"
        case .withTag: "Nur Filme mit diesem Stichwort, am Film oder an einem Eintrag."
        case .typed: "Stichwörter dieses Eintrags, mit Kommas dazwischen."
        case .abstract: "Deine Stichwörter auflisten, umbenennen, zusammenlegen oder entfernen."
        case .discussion: "Die Filme mit einem Stichwort: filmz list all --tag STICHWORT"
        case .list: "Deine Stichwörter auflisten, die meistbenutzten zuerst."
        case .rename: "Ein Stichwort bei allen Filmen und Einträgen umbenennen."
        case .renameDiscussion: "Wenn du ein Stichwort des neuen Namens hast, werden die beiden eins."
        case .remove: "Ein Stichwort von allen Filmen und Einträgen entfernen."
        case .theTag: "Das Stichwort."
        case .name: "Sein neuer Name."
        case .renamed: "{tag} heißt jetzt {name}"
        case .removed: "{tag} ist entfernt"
        case .tagHead: "STICHWORT"
        case .filmsHead: "FILME"
        case .viewingsHead: "EINTRÄGE"
        }
    }
}
