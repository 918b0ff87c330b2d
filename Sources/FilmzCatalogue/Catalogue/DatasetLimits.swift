/// Limits far above the size of IMDb's datasets. A larger file was made to fill the memory or the disk.
struct DatasetLimits: Sendable {
    /// The maximum number of rows of each file without its header: more than five times the number in IMDb's largest
    /// file.
    var rows: [DatasetFile: Int] = [
        .basics: 60_000_000, .ratings: 10_000_000, .alternativeTitles: 300_000_000, .episodes: 50_000_000,
        .crew: 60_000_000, .principals: 500_000_000, .names: 80_000_000,
    ]
    /// The maximum number of films of a catalogue. IMDb has three million titles that are neither episodes nor games.
    var films = 6_000_000

    static let standard = DatasetLimits()
}
