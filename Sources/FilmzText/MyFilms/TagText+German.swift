extension TagText {
    public var german: Message {
        switch self {
        case .title: "Stichwörter"
        case .all: "Alle deine Stichwörter"
        case .tag: "Stichwort"
        case .add: "Stichwörter geben"
        case .edit: "Stichwörter ändern"
        case .editSelected: .plural(one: "Stichwörter für {count} Film", other: "Stichwörter für {count} Filme")
        case .typed: "Neue Stichwörter"
        case .typedHint: "Eigene Wörter, etwa Regentag. Mehrere mit Kommas dazwischen."
        case .save: "Speichern"
        case .addSelected: "Stichwörter geben"
        case .hint: "Wörter, die du Filmen und Abenden gegeben hast."
        case .none: "Noch keine Stichwörter"
        case .noneHint: "Gib Filmen eigene Wörter, etwa Regentag, und finde sie darüber wieder."
        case .films: .plural(one: "{count} Film", other: "{count} Filme")
        case .viewings: .plural(one: "{count} Eintrag", other: "{count} Einträge")
        case .editTag: "{tag} umbenennen oder entfernen"
        case .editTitle: "Ein Stichwort ändern"
        case .name: "Name"
        case .nameHint: "Wenn du ein Stichwort dieses Namens hast, werden die beiden eins."
        case .rename: "Umbenennen"
        case .remove: "Von allen Filmen entfernen"
        case .removeHint: "Die Filme bleiben. Du kannst es rückgängig machen."
        }
    }
}
