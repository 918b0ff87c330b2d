/// The subject of a generated poster, drawn on a 300 × 300 ``PosterCanvas``.
enum PosterMotif {
    case arches, bars, blinds, burst, chevrons, columns, confetti, discs, drips, frames, halftone, hills, horizon
    case keyhole, keys, lanes, mesa, orbits, peaks, petals, rings, skyline, spotlight, stairs, tiles, waves

    func drawing(_ palette: Palette, into random: inout StableRandom) -> HTML {
        let canvas = PosterCanvas(palette: palette)
        return switch self {
        case .arches: canvas.arches(&random)
        case .bars: canvas.bars(&random)
        case .blinds: canvas.blinds(&random)
        case .burst: canvas.burst(&random)
        case .chevrons: canvas.chevrons(&random)
        case .columns: canvas.columns(&random)
        case .confetti: canvas.confetti(&random)
        case .discs: canvas.discs(&random)
        case .drips: canvas.drips(&random)
        case .frames: canvas.frames(&random)
        case .halftone: canvas.halftone(&random)
        case .hills: canvas.hills(&random)
        case .horizon: canvas.horizon(&random)
        case .keyhole: canvas.keyhole(&random)
        case .keys: canvas.keys(&random)
        case .lanes: canvas.lanes(&random)
        case .mesa: canvas.mesa(&random)
        case .orbits: canvas.orbits(&random)
        case .peaks: canvas.peaks(&random)
        case .petals: canvas.petals(&random)
        case .rings: canvas.rings(&random)
        case .skyline: canvas.skyline(&random)
        case .spotlight: canvas.spotlight(&random)
        case .stairs: canvas.stairs(&random)
        case .tiles: canvas.tiles(&random)
        case .waves: canvas.waves(&random)
        }
    }
}
