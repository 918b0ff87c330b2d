/// The positions of the drawing and the title on a poster, 300 wide and 450 high. They never overlap, so that the
/// title keeps its contrast with the ground. The title is always below the drawing: tiles have buttons in the upper
/// corners.
enum PosterLayout: CaseIterable {
    /// The drawing from edge to edge, with the title below it.
    case full
    /// A wide drawing from edge to edge, under a strip of the ground.
    case band
    /// The drawing with a margin.
    case inset
    /// The drawing in a round window, or under an arch.
    case porthole, arch
    /// A taller drawing above a short title.
    case tall

    /// The layouts in which a title can be set large.
    static func fitting(_ title: String) -> [PosterLayout] {
        allCases.filter { $0 != .tall || title.count <= 12 }
    }

    /// The box that the drawing is clipped to.
    var art: (x: Int, y: Int, width: Int, height: Int) {
        switch self {
        case .full: (0, 0, 300, 300)
        case .band: (0, 56, 300, 212)
        case .inset: (22, 22, 256, 256)
        case .porthole: (28, 28, 244, 244)
        case .arch: (40, 30, 220, 246)
        case .tall: (0, 0, 300, 342)
        }
    }

    /// The top and bottom of the title's box.
    var title: ClosedRange<Int> {
        switch self {
        case .full: 308...412
        case .band: 280...412
        case .inset, .porthole, .arch: 288...412
        case .tall: 354...412
        }
    }

    /// The line on which the director and the year stand.
    static let footer = 434

    /// The outline that the 300 × 300 drawing is clipped to; nil for its box.
    var outline: HTML? {
        switch self {
        case .full, .band, .inset, .tall: nil
        case .porthole: "<circle cx=\"150\" cy=\"150\" r=\"150\"/>"
        case .arch: "<path d=\"M14 320V136a136 136 0 0 1 272 0V320z\"/>"
        }
    }
}
