import FilmzDomain
import FilmzText

/// The look of a genre: its motifs, its palettes and its type.
struct PosterGenre {
    let motifs: [PosterMotif]
    /// Numbers of palettes.
    let palettes: [Int]
    var isSerif = true

    /// The look of the film's first genre that has one.
    init(_ film: Film) {
        self = film.genres.lazy.compactMap(Self.look).first ?? .plain
    }

    private init(_ motifs: [PosterMotif], _ palettes: [Int], isSerif: Bool = true) {
        self.motifs = motifs
        self.palettes = palettes
        self.isSerif = isSerif
    }

    private static let plain = PosterGenre(
        [.discs, .arches, .frames, .tiles, .waves, .spotlight, .horizon], [0, 1, 2, 4, 5, 10, 13, 14])

    private static func look(of genre: String) -> PosterGenre? {
        switch GenreText(rawValue: genre) {
        case .action: PosterGenre([.burst, .bars, .chevrons, .skyline, .lanes], [3, 7, 10, 9, 0], isSerif: false)
        case .adventure: PosterGenre([.peaks, .hills, .waves, .mesa], [2, 4, 11, 15, 3])
        case .animation: PosterGenre([.hills, .confetti, .arches, .tiles, .waves], [15, 13, 12, 7], isSerif: false)
        case .biography: PosterGenre([.rings, .frames, .spotlight, .stairs], [5, 10, 0, 11])
        case .comedy: PosterGenre([.confetti, .arches, .discs, .keys, .tiles], [6, 7, 13, 15, 14], isSerif: false)
        case .crime: PosterGenre([.blinds, .bars, .skyline, .stairs], [8, 0, 9, 10])
        case .documentary, .news: PosterGenre([.halftone, .lanes, .tiles], [5, 8, 10, 13], isSerif: false)
        case .drama:
            PosterGenre([.discs, .horizon, .frames, .stairs, .waves, .spotlight, .arches], [14, 5, 0, 4, 1, 10])
        case .family: PosterGenre([.confetti, .hills, .tiles, .waves], [13, 15, 6, 7], isSerif: false)
        case .fantasy: PosterGenre([.hills, .rings, .peaks, .orbits], [12, 1, 4, 2])
        case .filmNoir: PosterGenre([.blinds, .stairs, .spotlight, .skyline], [8])
        case .history: PosterGenre([.columns, .horizon, .arches], [11, 5, 3, 10])
        case .horror: PosterGenre([.drips, .keyhole, .stairs], [9, 8, 1])
        case .music, .musical: PosterGenre([.keys, .rings, .spotlight], [1, 12, 7, 14])
        case .mystery: PosterGenre([.keyhole, .rings, .stairs], [0, 1, 2, 8])
        case .romance: PosterGenre([.petals, .discs, .waves, .horizon], [14, 6, 1, 5])
        case .sciFi: PosterGenre([.orbits, .halftone, .rings, .skyline], [12, 0, 4, 10], isSerif: false)
        case .sport: PosterGenre([.lanes, .chevrons], [13, 3, 15, 7], isSerif: false)
        case .thriller: PosterGenre([.bars, .keyhole, .skyline, .stairs], [9, 10, 8, 4])
        case .war: PosterGenre([.chevrons, .horizon, .columns], [2, 11, 3, 8])
        case .western: PosterGenre([.mesa, .horizon, .peaks], [11, 3, 7])
        case .short, .adult, nil: nil
        }
    }
}
