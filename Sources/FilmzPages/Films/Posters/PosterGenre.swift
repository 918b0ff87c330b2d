import FilmzDomain

/// What a genre looks like: its motifs, its palettes and its type.
struct PosterGenre {
    let motifs: [PosterMotif]
    /// Numbers of palettes.
    let palettes: [Int]
    var isSerif = true

    /// By the most telling genre of a film that has a look of its own.
    init(_ film: Film) {
        self = film.genres.lazy.compactMap(Self.look).first ?? .plain
    }

    private init(_ motifs: [PosterMotif], _ palettes: [Int], isSerif: Bool = true) {
        self.motifs = motifs
        self.palettes = palettes
        self.isSerif = isSerif
    }

    private static let plain = PosterGenre([.discs, .arches, .frames], [0, 4, 5, 10, 14])

    private static func look(of genre: String) -> PosterGenre? {
        switch GenreText(rawValue: genre) {
        case .action: PosterGenre([.burst, .bars, .chevrons], [3, 7, 10, 9, 0], isSerif: false)
        case .adventure: PosterGenre([.peaks, .hills], [2, 4, 11, 15, 3])
        case .animation: PosterGenre([.hills, .confetti, .arches], [15, 13, 12, 7], isSerif: false)
        case .biography: PosterGenre([.rings, .frames], [5, 10, 0, 11])
        case .comedy: PosterGenre([.confetti, .arches, .discs, .keys], [6, 7, 13, 15, 14], isSerif: false)
        case .crime: PosterGenre([.blinds, .bars], [8, 0, 9, 10])
        case .documentary, .news: PosterGenre([.halftone, .lanes], [5, 8, 10, 13], isSerif: false)
        case .drama: PosterGenre([.discs, .horizon, .frames], [14, 5, 0, 4, 1, 10])
        case .family: PosterGenre([.confetti, .hills], [13, 15, 6, 7], isSerif: false)
        case .fantasy: PosterGenre([.hills, .rings], [12, 1, 4, 2])
        case .filmNoir: PosterGenre([.blinds], [8])
        case .history: PosterGenre([.columns, .horizon], [11, 5, 3, 10])
        case .horror: PosterGenre([.drips, .keyhole], [9, 8, 1])
        case .music, .musical: PosterGenre([.keys, .rings], [1, 12, 7, 14])
        case .mystery: PosterGenre([.keyhole, .rings], [0, 1, 2, 8])
        case .romance: PosterGenre([.petals, .discs], [14, 6, 1, 5])
        case .sciFi: PosterGenre([.orbits, .halftone], [12, 0, 4, 10], isSerif: false)
        case .sport: PosterGenre([.lanes], [13, 3, 15, 7], isSerif: false)
        case .thriller: PosterGenre([.bars, .keyhole], [9, 10, 8, 4])
        case .war: PosterGenre([.chevrons, .horizon], [2, 11, 3, 8])
        case .western: PosterGenre([.mesa], [11, 3, 7])
        case .short, .adult, nil: nil
        }
    }
}
