import FilmzDomain

/// The colours of a generated poster. The palette's number also names the tint of the film's page.
struct Palette {
    /// The number of the palette in the style sheet.
    let number: Int
    let ground: String
    /// The colour of the text; its contrast with the ground is at least 7:1.
    let ink: String
    /// The colours of the drawing, strongest first.
    let colours: [String]

    /// The class that colours the film's header.
    var cssClass: String { "tint-\(number)" }

    /// The palette of a film, always the same for the same film.
    static func of(_ film: Film) -> Palette {
        var random = StableRandom(seed: UInt64(bitPattern: film.id.rawValue))
        let number = random.element(of: PosterGenre(film).palettes) ?? 0
        return all[min(number, all.count - 1)]
    }

    /// This palette with one of its colours as the ground. The poster's ground takes that colour's place, as the last
    /// one.
    func withGround(_ index: Int) -> Palette {
        var others = colours
        let ground = others.remove(at: index % others.count)
        return Palette(number, ground: ground, ink: ink, colours: others + [self.ground])
    }

    private init(_ number: Int, ground: String, ink: String, colours: [String]) {
        self.number = number
        self.ground = ground
        self.ink = ink
        self.colours = colours
    }

    static let all = [
        Palette(0, ground: "#141b33", ink: "#f6ecd9", colours: ["#e9b44c", "#5b7db1", "#9b2c46"]),
        Palette(1, ground: "#2b1436", ink: "#f7e6ef", colours: ["#e0607e", "#8f5bb8", "#f2b94b"]),
        Palette(2, ground: "#13251c", ink: "#f0ead6", colours: ["#5d9663", "#d8a848", "#a8c69f"]),
        Palette(3, ground: "#4a1910", ink: "#fbe9d7", colours: ["#e8813f", "#f4c27a", "#a8402a"]),
        Palette(4, ground: "#0f2e35", ink: "#e9f3ee", colours: ["#3fa7a0", "#f0a868", "#d9e5d6"]),
        Palette(5, ground: "#f3e6cf", ink: "#2a1d14", colours: ["#c8452f", "#2f5d62", "#e3a93a"]),
        Palette(6, ground: "#fbd5c0", ink: "#40181c", colours: ["#d4503e", "#1f5d5a", "#f08a4b"]),
        Palette(7, ground: "#eebc42", ink: "#2a1c06", colours: ["#c23b3b", "#2a3a5c", "#f7e3b0"]),
        Palette(8, ground: "#131211", ink: "#f0ece4", colours: ["#d8d4cb", "#8c8a85", "#4a4845"]),
        Palette(9, ground: "#1d0a0c", ink: "#f6dfd8", colours: ["#c4232f", "#7a141f", "#e8a48f"]),
        Palette(10, ground: "#1d2a3a", ink: "#eaf0f4", colours: ["#7fa3c0", "#d9643a", "#b7c6d1"]),
        Palette(11, ground: "#dfbc8f", ink: "#2e1a0b", colours: ["#9c4a21", "#5f2d1c", "#f6e4c2"]),
        Palette(12, ground: "#241b4d", ink: "#efeafc", colours: ["#7d6be0", "#f07fb0", "#45c4d4"]),
        Palette(13, ground: "#cfe5d4", ink: "#16302b", colours: ["#2f7d6b", "#e0724e", "#f2c84b"]),
        Palette(14, ground: "#f4d3d6", ink: "#3c1021", colours: ["#b83a5e", "#7b2b4e", "#f0a38f"]),
        Palette(15, ground: "#bfdcec", ink: "#12263a", colours: ["#2d6ea3", "#e5683f", "#f9eab8"]),
    ]
}
