/// Somebody or something that is searched for.
struct Target {
    var id: Int
    /// How many know it: of a film its votes.
    var popularity: Int
    var year: Int?
    /// The title first, then other titles.
    var names: [[UInt8]]
}

extension Target {
    init(_ film: Film) {
        self.init(id: film.id, popularity: film.votes ?? 0, year: film.year, names: film.names)
    }
}

extension [Target] {
    /// The best known first.
    mutating func sortByPopularity() {
        sort { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    }

    /// One line a name: id, popularity, year and name.
    func table() -> [UInt8] {
        var text: [UInt8] = []
        for target in self {
            let year = target.year.map { String($0) } ?? "\\N"
            let line = [UInt8]("\(target.id)\t\(target.popularity)\t\(year)\t".utf8)
            for name in target.names {
                text += line
                text += name
                text.append(UInt8(ascii: "\n"))
            }
        }
        return text
    }
}
