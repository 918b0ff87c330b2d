extension PasteText {
    public var german: Message {
        switch self {
        case .title: "Filme aus einem Text"
        case .text: "Füge eine Liste, eine Tabelle oder einen Brief ein"
        case .hint: "Am besten ein Film pro Zeile. Jahre helfen, müssen aber nicht sein."
        case .example: "Amélie 2001"
        case .find: "Diese Filme finden"
        case .add: "Auf die Liste setzen"
        case .again: "Ein anderer Text"
        case .none: "Keiner davon"
        case .search: "Suchen"
        case .sure: .plural(one: "{count} Film gefunden", other: "{count} Filme gefunden")
        case .doubtful: .plural(one: "Welcher Film ist gemeint?", other: "{count} Zeilen können mehrere Filme meinen")
        case .unknown: .plural(one: "{count} Zeile nicht gefunden", other: "{count} Zeilen nicht gefunden")
        case .leftOut:
            .plural(
                one: "{count} Zeile war zu viel und fehlt. Füge sie einzeln ein.",
                other: "{count} Zeilen waren zu viel und fehlen. Füge sie einzeln ein.")
        case .link: "Aus einem Text"
        case .file: "Oder eine Textdatei"
        case .fileHint: "Reiner Text, Markdown oder CSV. Du kannst sie auch hierher ziehen."
        case .readFile: "Die Filme in dieser Datei finden"
        case .fileEmpty: "Darin steht kein Text. Wähle eine Datei mit Namen von Filmen."
        case .fileTooLarge:
            "Diese Datei ist zu groß. Wähle eine mit höchstens {limit} kB, oder füge einen Teil davon ein."
        case .fileNoText:
            "Diese Datei ist kein Text. Speichere sie zuerst als reinen Text oder CSV, oder füge ein, was darin steht."
        }
    }
}
