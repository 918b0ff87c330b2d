/// What no dataset of IMDb's comes near to: a file with more was made to fill the memory or the disk.
struct DatasetLimits: Sendable {
    /// Of each file, without its header. Five times what IMDb's largest have, and more.
    var rows: [DatasetFile: Int] = [
        .basics: 60_000_000, .ratings: 10_000_000, .alternativeTitles: 300_000_000, .crew: 60_000_000,
        .principals: 500_000_000, .names: 80_000_000,
    ]
    /// In a catalogue. Of all titles that are no episodes and no games there are three million.
    var films = 6_000_000

    static let standard = DatasetLimits()
}
