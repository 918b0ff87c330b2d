import FilmzDomain
import FilmzText

/// The look of a genre: motifs, palettes and typeface.
struct PosterGenre {
    let motifs: [PosterMotif]
    /// The numbers of the palettes.
    let palettes: [Int]
    var isSerif = true

    /// The look of the film's first genre with a look of its own; a plain one if there is none.
    init(_ film: Film) {
        self = film.genres.lazy.compactMap(Self.look).first ?? .plain
    }

    private init(_ motifs: [PosterMotif], palettes: [Int], isSerif: Bool = true) {
        self.motifs = motifs
        self.palettes = palettes
        self.isSerif = isSerif
    }

    private static let plain = PosterGenre(
        [.discs, .arches, .frames, .tiles, .waves, .spotlight, .horizon], palettes: [0, 1, 2, 4, 5, 10, 13, 14])

    private static func look(of genre: String) -> PosterGenre? {
        switch GenreText(name: genre) {
        case .action:
            PosterGenre([.burst, .bars, .chevrons, .skyline, .lanes], palettes: [3, 7, 10, 9, 0], isSerif: false)
        case .adventure: PosterGenre([.peaks, .hills, .waves, .mesa], palettes: [2, 4, 11, 15, 3])
        case .animation:
            PosterGenre([.hills, .confetti, .arches, .tiles, .waves], palettes: [15, 13, 12, 7], isSerif: false)
        case .biography: PosterGenre([.rings, .frames, .spotlight, .stairs], palettes: [5, 10, 0, 11])
        case .comedy:
            PosterGenre([.confetti, .arches, .discs, .keys, .tiles], palettes: [6, 7, 13, 15, 14], isSerif: false)
        case .crime: PosterGenre([.blinds, .bars, .skyline, .stairs], palettes: [8, 0, 9, 10])
        case .documentary, .news: PosterGenre([.halftone, .lanes, .tiles], palettes: [5, 8, 10, 13], isSerif: false)
        case .drama:
            PosterGenre(
                [.discs, .horizon, .frames, .stairs, .waves, .spotlight, .arches], palettes: [14, 5, 0, 4, 1, 10])
        case .family: PosterGenre([.confetti, .hills, .tiles, .waves], palettes: [13, 15, 6, 7], isSerif: false)
        case .fantasy: PosterGenre([.hills, .rings, .peaks, .orbits], palettes: [12, 1, 4, 2])
        case .filmNoir: PosterGenre([.blinds, .stairs, .spotlight, .skyline], palettes: [8])
        case .history: PosterGenre([.columns, .horizon, .arches], palettes: [11, 5, 3, 10])
        case .horror: PosterGenre([.drips, .keyhole, .stairs], palettes: [9, 8, 1])
        case .music, .musical: PosterGenre([.keys, .rings, .spotlight], palettes: [1, 12, 7, 14])
        case .mystery: PosterGenre([.keyhole, .rings, .stairs], palettes: [0, 1, 2, 8])
        case .romance: PosterGenre([.petals, .discs, .waves, .horizon], palettes: [14, 6, 1, 5])
        case .sciFi: PosterGenre([.orbits, .halftone, .rings, .skyline], palettes: [12, 0, 4, 10], isSerif: false)
        case .sport: PosterGenre([.lanes, .chevrons], palettes: [13, 3, 15, 7], isSerif: false)
        case .thriller: PosterGenre([.bars, .keyhole, .skyline, .stairs], palettes: [9, 10, 8, 4])
        case .war: PosterGenre([.chevrons, .horizon, .columns], palettes: [2, 11, 3, 8])
        case .western: PosterGenre([.mesa, .horizon, .peaks], palettes: [11, 3, 7])
        case .short, .adult, nil: nil
        }
    }
}
