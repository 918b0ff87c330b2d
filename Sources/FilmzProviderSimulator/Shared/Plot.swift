/// Invented plots.
struct Plot: Hashable, Sendable {
    let short: String
    let full: String
    let tagline: String

    init(of film: LibraryFilm) {
        let chance = film.chance
        let hero = chance.pick("hero", from: Self.heroes)
        let place = chance.pick("place", from: Self.places)
        short =
            "\(hero) \(chance.pick("task", from: Self.tasks)) \(place), and \(chance.pick("turn", from: Self.turns))."
        full =
            short + " " + chance.pick("middle", from: Self.middles) + " "
            + chance.pick("end", from: Self.ends)
        tagline = chance.pick("tagline", from: Self.taglines)
    }

    private static let heroes = [
        "A retired clockmaker", "A stubborn young cook", "A lonely pilot", "A night-shift nurse", "A failed magician",
        "An honest customs officer", "A widowed cartographer", "A travelling singer", "A careful thief",
        "The last ferryman of a small town", "A substitute teacher", "The new owner of an old dog",
    ]
    private static let tasks = [
        "must find a lost letter in", "tries to keep a promise made in", "is sent to settle a quarrel in",
        "returns after twenty years to", "hides from the past in", "builds an impossible machine in",
        "has one summer to save", "takes the wrong train to",
    ]
    private static let places = [
        "a harbour that freezes over", "a hotel without guests", "the capital on the eve of an election",
        "a valley cut off by snow", "a fairground about to close", "a city that never keeps a secret",
        "the farthest island of the map", "a theatre that nobody visits",
    ]
    private static let turns = [
        "nothing goes as planned", "an old friend stands in the way", "the whole street takes sides",
        "the truth turns out to be stranger", "time is shorter than it seemed", "everyone wants the same suitcase",
    ]
    private static let middles = [
        "What begins as a favour becomes a matter of honour.", "Night after night the circle of the faithful shrinks.",
        "Soon the rumours are larger than the thing itself.", "An unlikely alliance holds, though only just.",
    ]
    private static let ends = [
        "In the end one choice is left, and it is not the easy one.", "When morning comes, only the piano is missing.",
        "What remains is a photograph that shows one person too many.", "Whoever laughs last has to clean up.",
    ]
    private static let taglines = [
        "Keep the light on.", "Some doors open both ways.", "Everybody knows. Nobody says.", "One night. No map.",
        "", "He only wanted soup.",
    ]
}
