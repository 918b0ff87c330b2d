import Foundation

// Makes a catalogue that resembles IMDb's, and what people type to search it; see docs/benchmarks.md.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(64)
}
let folder = URL(fileURLWithPath: options.out, isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let corpus = try Corpus(options)
var films = corpus.films.map(Target.init)
var people = corpus.people.map { Target(id: $0.id, popularity: $0.votes, year: nil, names: [$0.name]) }
for (name, targets, seed) in [("names", films, 11), ("people", people, 12)] {
    var targets = targets
    targets.sortByPopularity()
    try Data(targets.table()).write(to: folder.appending(path: "\(name).tsv"), options: .atomic)
    var set = QuerySet(targets: targets, seed: UInt64(options.seed * 100 + seed))
    let lines = set.queries(ofEach: options.queries).map { query in
        "\(query.kind)\t\(query.text)\t\(query.id.map(String.init) ?? "")\t\(query.name)\n"
    }
    try lines.joined().write(to: folder.appending(path: "\(name)-queries.tsv"), atomically: true, encoding: .utf8)
}
