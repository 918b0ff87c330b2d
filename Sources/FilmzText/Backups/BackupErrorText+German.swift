extension BackupErrorText {
    public var german: Message {
        switch self {
        case .unreadable:
            "Diese Datei gibt es nicht, oder sie darf nicht gelesen werden; sieh nach, wie sie heißt und wem sie gehört."
        case .foreign:
            "Das ist kein Backup von Filmz, oder jemand hat seinen Aufbau geändert; gib ein anderes an. Nichts wurde geändert."
        case .damaged:
            "Ein Teil davon ist kaputt oder fehlt, es ist also kein gutes Backup; nimm ein älteres. Nichts wurde geändert."
        case .tooNew:
            "Ein neueres Filmz hat es gemacht; installiere diese Version, um es einzuspielen. Nichts wurde geändert."
        case .tooLarge:
            "Es ist größer als jedes Backup, das Filmz macht; sieh nach, ob es die richtige Datei ist. Nichts wurde geändert."
        case .exists:
            "Etwas mit diesem Namen gibt es schon; gib einen anderen Namen oder einen Ordner an. Nichts wurde geändert."
        case .present: "Diese Datei enthält die jetzigen Daten selbst; gib ein Backup davon an. Nichts wurde geändert."
        case .inUse:
            "Die Daten sind beschädigt, und ein anderes Filmz hat sie offen; beende es und versuch es noch einmal. Nichts wurde geändert."
        }
    }
}
