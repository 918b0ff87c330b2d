extension ShowText {
    public var german: Message {
        switch self {
        case .seasons: "Staffeln"
        case .season: "Staffel {number}"
        case .specials: "Specials"
        case .seasonCount: .plural(one: "{count} Staffel", other: "{count} Staffeln")
        case .episodeCount: .plural(one: "{count} Folge", other: "{count} Folgen")
        case .years: "{first}–{last}"
        }
    }
}
