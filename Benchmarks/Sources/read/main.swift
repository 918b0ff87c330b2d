import FilmzExchange
import Foundation

// Reads a file of another product, and prints how many seconds of processor time that took and how many facts it has:
// `read FILE`.

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

guard CommandLine.arguments.count == 2 else {
    print("usage: read FILE")
    throw CancellationError()
}
let file = URL(filePath: CommandLine.arguments[1])
let bytes = Array(try Data(contentsOf: file))
let start = processorTime()
let reading = try ExchangeReader().read([ExchangeInput(name: file.lastPathComponent, bytes: bytes)])
let seconds = processorTime() - start
print("{\"seconds\":\(seconds),\"facts\":\(reading.files.reduce(0) { $0 + $1.facts.count })}")
