import FilmzDomain
import FilmzStore

// Fills a folder of data with as many films as are asked for, all of them seen: `furnish FOLDER COUNT`.

guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]), count > 0 else {
    print("usage: furnish FOLDER COUNT")
    throw CancellationError()
}
let films = FilmSeries(count: count).films
let store = try await Store.open(directory: CommandLine.arguments[1])
_ = try await store.catalogue.replace(with: films, edition: "benchmark-\(count)")
for (number, film) in films.enumerated() {
    let viewing = ViewingDraft(
        watchedOn: WatchedOn("20\(10 + number % 15)-0\(number % 9 + 1)-1\(number % 10)") ?? .unknown,
        place: ["At home", "Kino am Markt", "Roxy", ""][number % 4], rating: Rating(halfStars: number % 11))
    var edits: [MyFilmEdit] = [.log(viewing, audience: Audience(rawValue: number % 16))]
    if number.isMultiple(of: 2) { edits.append(.watchlist(true)) }
    if number.isMultiple(of: 3) { edits.append(.favourite(true)) }
    try await store.services.myFilms.apply(.several(edits), to: film.id, of: .owner)
}
