import FilmzTitleSearch
import Foundation
import Synchronization

/// Answers queries as often as it is asked to, and tells how long each took.
struct QuerySession {
    let index: TitleIndex
    let queries: [String]

    /// The queries of the generator's table, where they are the second column.
    static func texts(path: String) throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
            String(line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)[1])
        }
    }

    /// A line of JSON for each of these queries: nanoseconds and the ten best.
    func answer(_ range: Range<Int>) {
        var told = ""
        for query in queries[range] {
            let clock = ThreadClock()
            let result = index.search(query, limit: 10)
            let time = clock.read()
            let ids = result.hits.map { String($0.id) }.joined(separator: ",")
            told += #"{"cpu":\#(time.processor),"wall":\#(time.wall),"ids":[\#(ids)]}"# + "\n"
        }
        FileHandle.standardOutput.write(Data(told.utf8))
    }

    /// How many queries these threads answer in a second together.
    func rate(threads: Int, seconds: Double, of range: Range<Int>) -> Double {
        let total = Atomic(0)
        let ended = DispatchGroup()
        let start = Date()
        let end = start.addingTimeInterval(seconds)
        for number in 0..<threads {
            let thread = Thread {
                var count = 0
                // Each begins elsewhere, or one would find in the caches what another has just read.
                var place = number * range.count / threads
                while count % 16 != 0 || Date() < end {
                    _ = index.search(queries[range.lowerBound + place], limit: 10)
                    place = (place + 1) % range.count
                    count += 1
                }
                total.add(count, ordering: .relaxed)
                ended.leave()
            }
            ended.enter()
            thread.stackSize = 8 << 20
            thread.start()
        }
        ended.wait()
        return Double(total.load(ordering: .relaxed)) / Date().timeIntervalSince(start)
    }
}
