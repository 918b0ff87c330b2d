import FilmzDomain
import FilmzStore
import Foundation

// Fills a folder of data with as many films as are asked for, all of them seen: `furnish FOLDER FILMS`. Adds to such a
// folder as many shows as are asked for, all of them being watched: `furnish FOLDER FILMS SHOWS`. If FURNISH_TITLES is
// set, every other film has a German title.

let arguments = CommandLine.arguments.dropFirst()
let counts = arguments.dropFirst().map { Int($0) ?? 0 }
guard (1...2).contains(counts.count), let folder = arguments.first, counts.allSatisfy({ $0 > 0 }) else {
    print("usage: furnish FOLDER FILMS [SHOWS]")
    throw CancellationError()
}
let films = FilmSeries(count: counts[0]).films
let shows = counts.count > 1 ? WatchedShow.several(counts[1]) : []
let store = try await Store.open(directory: folder)
let edition = "benchmark-" + counts.map(String.init).joined(separator: "-")
let writer = try await store.catalogue.begin(CatalogueDescription(edition: edition, madeAt: Timestamp(Date())))
try await writer.add(films + shows.map(\.film))
if ProcessInfo.processInfo.environment["FURNISH_TITLES"] != nil {
    var names = NameBatch(text: [])
    for (number, film) in films.enumerated() where number.isMultiple(of: 2) {
        let start = names.text.count
        names.text += Array("\(["Der", "Die", "Das"][number % 3]) \(film.title) auf Deutsch".utf8)
        names.names.append(
            NameBatch.Name(
                film: film.id, position: 0, name: start..<names.text.count, fit: NameBatch.Fit(.german, rank: 0)))
    }
    try await writer.add(names)
}
try await writer.add(Dictionary(uniqueKeysWithValues: shows.map { ($0.film.id, $0.run) }))
for show in shows { try await writer.add(show.batch) }
_ = try await writer.finish()
for (number, film) in films.enumerated() where shows.isEmpty {
    let viewing = ViewingDraft(
        watchedOn: WatchedOn("20\(10 + number % 15)-0\(number % 9 + 1)-1\(number % 10)") ?? .unknown,
        place: ["At home", "Kino am Markt", "Roxy", ""][number % 4], rating: Rating(halfStars: number % 11))
    var edits: [MyFilmEdit] = [.log(viewing, audience: Audience(rawValue: number % 16))]
    if number.isMultiple(of: 2) { edits.append(.watchlist(true)) }
    if number.isMultiple(of: 3) { edits.append(.favourite(true)) }
    try await store.services.myFilms.apply(.several(edits), to: film.id, of: .owner)
}
for show in shows {
    for logs in show.logs { try await store.services.myFilms.apply(.logEpisodes(logs), to: show.film.id, of: .owner) }
}
