/// Invented names of people.
enum InventedNames {
    static func person(_ number: Int) -> String {
        "\(first[number % first.count]) \(last[number * 7 / first.count % last.count])"
    }

    static func title(_ number: Int) -> String {
        let noun = nouns[number % nouns.count]
        let adjective = adjectives[number * 5 / 3 % adjectives.count]
        return switch number % 4 {
        case 0: "The \(adjective) \(noun)"
        case 1: "\(adjective) \(noun)"
        case 2: "\(noun) of the \(adjective) Star"
        default: "Under the \(adjective) \(noun)"
        }
    }

    private static let first = [
        "Aldra", "Bemmet", "Corvina", "Delmo", "Esperine", "Farrow", "Gwendrel", "Hollis", "Ismera", "Jorrick",
        "Kestra", "Lumo", "Marvell", "Nerida", "Ostin", "Perla", "Quenby", "Rosamel", "Sorrel", "Tamsy", "Ulrike",
        "Vesper", "Wendrick", "Yolande",
    ]
    private static let last = [
        "Ashquill", "Brindlemark", "Cobbleway", "Dunmarrow", "Eldersong", "Fenwhistle", "Gorsebury", "Hartwindle",
        "Inkerley", "Juniperfold", "Kettlebrook", "Larkenfield", "Mossgrave", "Nettlecombe", "Oakhollow",
        "Pennyfeather",
        "Quickthorn", "Rushmoor", "Saltmarrow", "Thistlewood", "Underbough", "Vinterhall", "Wrenlock",
    ]
    private static let adjectives = [
        "Amber", "Borrowed", "Crooked", "Distant", "Electric", "Forgotten", "Gilded", "Hollow", "Invisible", "Jagged",
        "Last", "Midnight", "Nameless", "Paper", "Quiet", "Restless", "Salted", "Thirteenth", "Unlikely",
    ]
    private static let nouns = [
        "Lighthouse", "Orchestra", "Ferry", "Garden", "Letter", "Mirror", "Harbour", "Carnival", "Compass", "Winter",
        "Station", "Bakery", "Tide", "Parade", "Atlas", "Violin", "Bridge",
    ]
}
