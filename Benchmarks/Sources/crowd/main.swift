import FilmzDomain
import FilmzStore
import Foundation

// How long writes wait, with many persons in one Filmz: `crowd FOLDER PERSONS FILMS`. Prints JSON; times are in
// milliseconds.

guard CommandLine.arguments.count == 4, let persons = Int(CommandLine.arguments[2]),
    let films = Int(CommandLine.arguments[3]), persons > 0, films > 0
else {
    print("usage: crowd FOLDER PERSONS FILMS")
    throw CancellationError()
}
let store = try await Store.open(directory: CommandLine.arguments[1])
let crowd = try await Crowd(store, persons: persons, filmsOfEach: films)
let quiet = try await crowd.writes { try await Task.sleep(for: .seconds(3)) }
let busy = try await crowd.writes { try await crowd.loadCatalogue(edition: "second") }
let report: [String: Any] = [
    "persons": persons, "filmsOfEach": films,
    "quiet": quiet.summary, "whileACatalogueIsLoaded": busy.summary,
    "alias": try await crowd.aliases(),
    "firstShelfAfterACatalogue": try await crowd.shelves(),
    "shelfAfterThat": try await crowd.shelves(),
    "batch": try await crowd.batch(),
]
print(String(decoding: try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys]), as: UTF8.self))
