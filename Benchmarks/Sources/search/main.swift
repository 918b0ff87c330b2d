import FilmzTitleSearch
import Foundation

// Drives the search library for Benchmarks/search.py:
//   search build NAMES INDEX     makes an index and tells what it took
//   search answer INDEX QUERIES  answers what stands on standard input: "run FROM TO", "rate THREADS SECONDS FROM TO",
//                                "memory"

func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func build(_ names: String, _ path: String) throws {
    let table = try NamesTable(path: names)
    var builder = TitleIndexBuilder(edition: "benchmark")
    var processor = 0
    table.forEachBatch(of: 5_000) { batch in
        let clock = ThreadClock()
        for entry in batch { builder.add(entry) }
        processor += clock.read().processor
    }
    let clock = ThreadClock()
    try builder.write(to: path)
    processor += clock.read().processor
    tell(#"{"cpu":\#(processor),"peak":\#(try ProcessMemory.peak())}"#)
}

func answer(_ path: String, _ queries: String) throws {
    let texts = try QuerySession.texts(path: queries)
    // What is there before, with the queries themselves, is not the library's.
    let before = try ProcessMemory.dirty()
    let clock = ThreadClock()
    let index = try TitleIndex(path: path)
    tell(#"{"open":\#(clock.read().processor),"names":\#(index.nameCount)}"#)
    let session = QuerySession(index: index, queries: texts)
    while let line = readLine() {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        switch (words.first, numbers.count) {
        case ("run", 2): session.answer(Int(numbers[0])..<Int(numbers[1]))
        case ("rate", 4):
            let range = Int(numbers[2])..<Int(numbers[3])
            tell("\(session.rate(threads: Int(numbers[0]), seconds: numbers[1], of: range))")
        case ("memory", 0): tell("\(try ProcessMemory.dirty() - before)")
        default: tell("not understood: \(line)")
        }
    }
}

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("build", 4): try build(arguments[2], arguments[3])
case ("answer", 4): try answer(arguments[2], arguments[3])
default:
    tell("usage: search build NAMES INDEX | search answer INDEX QUERIES")
    exit(64)
}
