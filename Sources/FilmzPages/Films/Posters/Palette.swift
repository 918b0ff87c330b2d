import FilmzDomain

/// The colours of a generated poster. Their number also names the tint of the film's page.
struct Palette {
    /// The number in the style sheet.
    let number: Int
    let ground: String
    /// The colour of the text; its contrast with the ground is at least 7:1.
    let ink: String
    /// The colours of the drawing, strongest first.
    let colours: [String]

    /// The class that colours the film's header.
    var cssClass: String { "tint-\(number)" }

    /// Always the same for the same film.
    static func of(_ film: Film) -> Palette {
        var random = StableRandom(seed: UInt64(bitPattern: film.id.rawValue))
        let number = random.element(of: PosterGenre(film).palettes) ?? 0
        return all[min(number, all.count - 1)]
    }

    /// The same palette for a drawing on one of its colours. The poster's ground replaces that colour and comes last.
    func standing(on index: Int) -> Palette {
        var others = colours
        let ground = others.remove(at: index % others.count)
        return Palette(number, ground, ink, others + [self.ground])
    }

    private init(_ number: Int, _ ground: String, _ ink: String, _ colours: [String]) {
        self.number = number
        self.ground = ground
        self.ink = ink
        self.colours = colours
    }

    static let all = [
        Palette(0, "#141b33", "#f6ecd9", ["#e9b44c", "#5b7db1", "#9b2c46"]),
        Palette(1, "#2b1436", "#f7e6ef", ["#e0607e", "#8f5bb8", "#f2b94b"]),
        Palette(2, "#13251c", "#f0ead6", ["#5d9663", "#d8a848", "#a8c69f"]),
        Palette(3, "#4a1910", "#fbe9d7", ["#e8813f", "#f4c27a", "#a8402a"]),
        Palette(4, "#0f2e35", "#e9f3ee", ["#3fa7a0", "#f0a868", "#d9e5d6"]),
        Palette(5, "#f3e6cf", "#2a1d14", ["#c8452f", "#2f5d62", "#e3a93a"]),
        Palette(6, "#fbd5c0", "#40181c", ["#d4503e", "#1f5d5a", "#f08a4b"]),
        Palette(7, "#eebc42", "#2a1c06", ["#c23b3b", "#2a3a5c", "#f7e3b0"]),
        Palette(8, "#131211", "#f0ece4", ["#d8d4cb", "#8c8a85", "#4a4845"]),
        Palette(9, "#1d0a0c", "#f6dfd8", ["#c4232f", "#7a141f", "#e8a48f"]),
        Palette(10, "#1d2a3a", "#eaf0f4", ["#7fa3c0", "#d9643a", "#b7c6d1"]),
        Palette(11, "#dfbc8f", "#2e1a0b", ["#9c4a21", "#5f2d1c", "#f6e4c2"]),
        Palette(12, "#241b4d", "#efeafc", ["#7d6be0", "#f07fb0", "#45c4d4"]),
        Palette(13, "#cfe5d4", "#16302b", ["#2f7d6b", "#e0724e", "#f2c84b"]),
        Palette(14, "#f4d3d6", "#3c1021", ["#b83a5e", "#7b2b4e", "#f0a38f"]),
        Palette(15, "#bfdcec", "#12263a", ["#2d6ea3", "#e5683f", "#f9eab8"]),
    ]
}
