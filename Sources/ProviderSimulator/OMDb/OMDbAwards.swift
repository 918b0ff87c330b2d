/// Awards in every form that was recorded; which film has which is of our own making.
enum OMDbAwards {
    static func text(_ chance: Chance) -> String {
        let wins = chance.number("wins", in: 2...180)
        let nominations = chance.number("nominations", in: 2...300)
        let total = "\(wins) wins & \(nominations) nominations total"
        let few = chance.number("few", in: 2...7)
        return switch chance.number("awards", in: 0...13) {
        case 0: "Won \(few) Oscars. \(total)"
        case 1: "Won 1 Oscar. \(total)"
        case 2: "Nominated for 1 Oscar. \(total)"
        case 3: "Nominated for \(few) Oscars. \(total)"
        // No separator, as recorded.
        case 4: "Nominated for 1 BAFTA Award\(total)"
        case 5: "Won 1 BAFTA Film Award\(total)"
        case 6: "Nominated for \(few) BAFTA \(total)"
        case 7: "Won \(few) Oscars. Another \(wins) wins & \(nominations) nominations."
        case 8: "Won 1 Golden Globe. Another \(wins) wins & \(nominations) nominations."
        case 9: "Nominated for 1 Golden Globe. Another 1 win."
        case 10: "\(wins) wins & \(nominations) nominations"
        case 11: "1 win & 1 nomination total"
        case 12: "1 nomination"
        default: "N/A"
        }
    }
}
