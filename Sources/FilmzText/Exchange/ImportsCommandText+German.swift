extension ImportsCommandText {
    public var german: Message {
        switch self {
        case .abstract:
            "Die Dateien anderer Produkte auflisten, die du übernommen oder auf der Seite gegeben hast, und was sie geändert haben."
        case .discussion: "Die Änderung eines Imports nimmt „filmz undo“ zurück, als Ganzes oder für einen Film."
        case .remove:
            "Die Dateien dieses Imports entfernen, nach seiner Nummer. Was übernommen wurde, bleibt und lässt sich nicht mehr zurücknehmen."
        case .noSuchImport: "Es gibt keinen Import {import}. „filmz imports“ listet sie auf."
        case .id: "NUMMER"
        case .day: "TAG"
        case .standing: "STAND"
        case .change: "ÄNDERUNG"
        case .name: "DATEIEN"
        }
    }
}
