/// A film or series that is searched for.
struct Film {
    /// A title in another language or region.
    struct Alternative {
        var title: [UInt8]
        var region: String
        var language: String
    }

    enum Origin { case known, new, duplicate, sequel, namesake }

    var id = 0
    /// IMDb's word for what kind of title it is.
    var kind: StaticString = "movie"
    var primary: [UInt8] = []
    var original: [UInt8] = []
    var alternatives: [Alternative] = []
    var year: Int?
    /// Nil when too few have voted.
    var votes: Int?
    /// The source of its title.
    var origin = Origin.new

    /// All its names, the primary one first, each once.
    var names: [[UInt8]] {
        var names = [primary]
        for name in [original] + alternatives.map(\.title) where !names.contains(name) { names.append(name) }
        return names
    }
}
