import Foundation

/// The films of the starter catalogue, the best known first.
enum StarterCatalogue {
    /// - Parameter path: Its table, of which columns are named in the first line.
    static func films(path: String) throws -> [Film] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let names = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var films: [(film: Film, prominence: Int)] = []
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            func cell(_ name: String) -> Substring { places[name].map { cells[$0] } ?? "" }
            var film = Film()
            film.id = Int(cell("imdb_id").dropFirst(2)) ?? 0
            film.primary = Array(cell("title").utf8)
            film.original = cell("original_title").isEmpty ? film.primary : Array(cell("original_title").utf8)
            film.year = Int(cell("year"))
            film.origin = .known
            films.append((film, Int(cell("prominence")) ?? 0))
        }
        films.sort { ($0.prominence, $1.film.id) > ($1.prominence, $0.film.id) }
        return films.map(\.film)
    }
}
