/// The places of the drawing and the title on a poster, 300 wide and 450 high. They never overlap, so that the title
/// keeps the contrast of its ink with the ground.
enum PosterLayout: CaseIterable {
    /// The drawing from edge to edge, the title under it.
    case full
    /// The title first.
    case inverted
    /// The drawing with a margin.
    case inset
    /// The drawing in a round window, or in an arch.
    case porthole, arch
    /// More of the drawing, over a short title.
    case tall

    /// The layouts in which this title can be set large.
    static func fitting(_ title: String) -> [PosterLayout] {
        allCases.filter { $0 != .tall || title.count <= 12 }
    }

    /// The box to which the drawing is cut.
    var art: (x: Int, y: Int, width: Int, height: Int) {
        switch self {
        case .full: (0, 0, 300, 300)
        case .inverted: (0, 150, 300, 300)
        case .inset: (22, 22, 256, 256)
        case .porthole: (28, 28, 244, 244)
        case .arch: (40, 30, 220, 246)
        case .tall: (0, 0, 300, 342)
        }
    }

    /// Where the title's box begins and ends.
    var title: ClosedRange<Int> {
        switch self {
        case .full: 308...412
        case .inverted: 38...140
        case .inset, .porthole, .arch: 288...412
        case .tall: 354...412
        }
    }

    var footer: Int { if self == .inverted { 28 } else { 434 } }

    /// The outline that the drawing, 300 by 300, is cut to; nil for its box.
    var outline: HTML? {
        switch self {
        case .full, .inverted, .inset, .tall: nil
        case .porthole: "<circle cx=\"150\" cy=\"150\" r=\"150\"/>"
        case .arch: "<path d=\"M14 320V136a136 136 0 0 1 272 0V320z\"/>"
        }
    }
}
