/// Awards in every form that was recorded, assigned to entries arbitrarily.
enum OMDbAwards {
    static func film(_ chance: Chance) -> String {
        text(chance.pick("awards", from: films + plain), chance: chance)
    }

    /// The awards of a series or an episode: there are so few that they take the forms in turn.
    static func series(_ imdbID: String) -> String {
        let forms = emmys + plain
        return text(forms[(Int(imdbID.dropFirst(2)) ?? 0) % forms.count], chance: Chance(imdbID))
    }

    /// The text of a form, in which `#A` is the number of awards named, `#W` and `#M` those of wins and nominations.
    private static func text(_ form: String, chance: Chance) -> String {
        form.replacing("#A", with: "\(chance.number("few", in: 2...7))")
            .replacing("#W", with: "\(chance.number("wins", in: 2...180))")
            .replacing("#M", with: "\(chance.number("nominations", in: 2...300))")
    }

    private static let films = [
        "Won #A Oscars. #W wins & #M nominations total", "Won 1 Oscar. #W wins & #M nominations total",
        "Nominated for #A Oscars. #W wins & #M nominations total",
        "Nominated for 1 Oscar. #W wins & #M nominations total",
        // Without a separator, as recorded.
        "Nominated for 1 BAFTA Award#W wins & #M nominations total", "Nominated for 1 BAFTA Award#M nominations total",
        "Nominated for #A BAFTA #W wins & #M nominations total", "Won 1 BAFTA Award#W wins & #M nominations total",
        "Won 1 BAFTA Film Award#W wins & #M nominations total",
        // As it was until about 2020.
        "Won #A Oscars. Another #W wins & #M nominations.",
        "Nominated for 1 Oscar. Another #W wins & #M nominations.",
        "Won 1 Golden Globe. Another #W wins & #M nominations.",
        "Nominated for #A Golden Globes. Another #W wins & #M nominations.",
        "Nominated for 1 Golden Globe. Another 1 win.", "Nominated for 1 Golden Globe. Another 1 win & 1 nomination.",
        "Won 1 BAFTA Film Award. Another #W wins & #M nominations.",
        "Nominated for 1 BAFTA Film Award. Another #W wins & #M nominations.",
    ]

    private static let emmys = [
        "Won #A Primetime Emmys. #W wins & #M nominations total",
        "Won 1 Primetime Emmy. #W wins & #M nominations total",
        "Nominated for 1 Primetime Emmy. #W wins & #M nominations total",
        "Won 1 Primetime Emmy. Another #M nominations.", "Won 1 Primetime Emmy. Another #W wins & #M nominations.",
        "Nominated for #A Primetime Emmys. Another #W wins & #M nominations.",
    ]

    private static let plain = [
        "#W wins & #M nominations total", "#W wins & #M nominations", "1 win", "1 win total", "#W wins", "#W wins.",
        "1 nomination", "1 nomination.", "1 nomination total", "1 win & 1 nomination", "1 win & 1 nomination total",
        "1 win & #M nominations total", "1 win & #M nominations", "1 win & #M nominations.", "N/A",
    ]
}
