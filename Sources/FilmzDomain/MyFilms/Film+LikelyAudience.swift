extension Film {
    /// The probable audience, by US certificate and genres: a hint for films that nobody has recommended yet. Empty
    /// when these say nothing.
    public var likelyAudience: Audience {
        switch certificate?.uppercased() {
        case "G", "TV-G", "TV-Y": return [.kids, .family]
        case "PG", "TV-PG", "TV-Y7", "GP", "M/PG": return .family
        case "R", "NC-17", "X", "TV-MA":
            let isBloody = genres.contains { ["Action", "Crime", "Horror", "War"].contains($0) }
            return if isBloody { [.adults, .bodyCountSavvy] } else { .adults }
        default: return []
        }
    }
}
