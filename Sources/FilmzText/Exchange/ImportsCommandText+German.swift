extension ImportsCommandText {
    public var german: Message {
        switch self {
        case .abstract:
            "Die Dateien anderer Produkte auflisten, die du übernommen oder auf der Seite gegeben hast, und was sie geändert haben."
        case .discussion:
            "Die Änderung eines Imports nimmt „filmz undo“ zurück, als Ganzes oder für einen Film. Hat Filmz seither besser lesen gelernt, so stellt --again richtig, was verloren ging; was du selbst geändert hast, bleibt."
        case .remove:
            "Die Dateien dieses Imports entfernen, nach seiner Nummer. Was übernommen wurde, bleibt und lässt sich nicht mehr zurücknehmen."
        case .again:
            "Die Dateien dieses Imports noch einmal übernehmen, nach seiner Nummer: was neu ist, und was ein früheres Filmz verloren oder falsch verstanden hat."
        case .dryRun: "Nur sagen, was --again täte."
        case .zone:
            "Die Zeitzone, in der du warst, wenn die Dateien Zeitpunkte nennen: Europe/Vienna. Deine, wenn du nichts sagst."
        case .better: "lässt sich vielleicht richtigstellen"
        case .correction: "{title}: {before} → {after}"
        case .wouldChange: .plural(one: "{count} Film würde sich ändern.", other: "{count} Filme würden sich ändern.")
        case .noSuchImport: "Es gibt keinen Import {import}. „filmz imports“ listet sie auf."
        case .id: "NUMMER"
        case .day: "TAG"
        case .state: "STAND"
        case .change: "ÄNDERUNG"
        case .name: "DATEIEN"
        }
    }
}
