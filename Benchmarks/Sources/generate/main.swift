import Foundation

// Makes a catalogue that resembles IMDb's, and what people type to search it; see docs/benchmarks.md.

func write(_ name: String, _ targets: [Target], kinds: [QuerySet.Kind], seed: Int, _ options: Options) throws {
    let folder = URL(fileURLWithPath: options.out, isDirectory: true)
    try Data(targets.table()).write(to: folder.appending(path: "\(name).tsv"), options: .atomic)
    var set = QuerySet(targets: targets, seed: UInt64(bitPattern: Int64(options.seed * 100 + seed)))
    let lines = kinds.flatMap { set.queries($0, count: options.queries) }.map { query in
        "\(query.kind)\t\(query.text)\t\(query.id.map(String.init) ?? "")\t\(query.name)\n"
    }
    try lines.joined().write(to: folder.appending(path: "\(name)-queries.tsv"), atomically: true, encoding: .utf8)
}

func generate(_ options: Options) throws {
    try FileManager.default.createDirectory(atPath: options.out, withIntermediateDirectories: true)
    let corpus = try Corpus(options)
    var films = corpus.films.map(Target.init)
    films.sortByPopularity()
    try write("names", films, kinds: QuerySet.Kind.allCases, seed: 11, options)
    var people = corpus.people.map { Target(id: $0.id, popularity: $0.votes, year: nil, names: [$0.name]) }
    people.sortByPopularity()
    try write("people", people, kinds: QuerySet.Kind.ofPeople, seed: 12, options)
    let origins = Dictionary(corpus.films.map { ($0.origin, 1) }, uniquingKeysWith: +)
    var lines = Shares(films, origins: origins).lines
    if let path = options.words {
        lines.append("words of titles: those of \(URL(filePath: path).lastPathComponent)")
    }
    if options.others >= 0 {
        let seed = UInt64(bitPattern: Int64(options.seed * 100 + 13))
        var dataset = try Dataset(corpus, others: options.others, seed: seed, folder: options.out)
        lines += try dataset.write()
    }
    print(lines.map { "- \($0)" }.joined(separator: "\n"))
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(64)
}
do {
    try generate(options)
} catch {
    print("generate: \(error)")
    exit(1)
}
