public import APICore
import Foundation

/// An answer on record and the model that reads it: to be read as it is, and with one fault after another.
public struct AnswerOnRecord: Sendable, CustomStringConvertible {
    /// The file, and the model.
    public let description: String
    private let good: @Sendable () throws -> Data
    private let readTwice: @Sendable (Data) throws -> Bool?

    /// A file in the `Fixtures` folder beside the test file.
    public init<Model: Codable & Equatable & SendableMetatype, Vendor: APIVendor>(
        _ file: String, as model: Model.Type, of vendor: Vendor.Type, in testFile: String = #filePath
    ) {
        description = "\(file) as \(model)"
        good = { try Fixture.data(file, from: testFile) }
        readTwice = { answer in
            guard let first = try? vendor.makeDecoder().decode(model, from: answer) else { return nil }
            // With an app's own coders, as they are.
            return try JSONDecoder().decode(model, from: try JSONEncoder().encode(first)) == first
        }
    }

    /// What came of an answer and its broken copies.
    public struct Outcome: Sendable {
        /// How many of the broken copies could be read.
        public var readable = 0
        /// Those that were another value when they were written and read again, or could not be read again.
        public var changed: [String] = []
    }

    /// Reads, writes and reads again the answer, and copies with a fault each: a value of another type in each place,
    /// the end cut off, a byte changed.
    public func readBroken() throws -> Outcome {
        let good = try good()
        var outcome = Outcome()
        for answer in [good] + (try Self.broken(good)) {
            switch Result(catching: { try readTwice(answer) }) {
            case .success(nil): break
            case .success(true): outcome.readable += 1
            case .success, .failure:
                outcome.readable += 1
                outcome.changed.append(String(decoding: answer, as: UTF8.self))
            }
        }
        return outcome
    }

    private static let values: [JSONValue] = [
        .null, .text(""), .text("N/A"), .text("2021-07-23T05:00:00.3271+05:30"), .text(" 1, (2 "), .number(0),
        .number(-1),
        .number(1e300), .number(0.000_000_1), .flag(true), .list([]), .list([.null, .text("1")]), .object([:]),
        .object(["id": .text("1"), "label": .number(1)]),
    ]

    /// How many values come into each place: with `make fuzz` all of them.
    private static let rounds = ProcessInfo.processInfo.environment["FILMZ_FUZZ_ROUNDS"] == nil ? 2 : values.count

    private static func broken(_ good: Data) throws -> [Data] {
        let json = try JSONDecoder().decode(JSONValue.self, from: good)
        var place = 0
        let changed = (0..<rounds).flatMap { round in
            json.changed { value in
                place += 1
                let other = values[(place + 5 * round) % values.count]
                return other == value ? nil : other
            }
        }
        let step = max(1, good.count / 150)
        let cut = stride(from: 0, to: good.count, by: step).map { good.prefix($0) }
        let flipped = stride(from: 0, to: good.count, by: step).map { index in
            var copy = good
            copy[copy.startIndex + index] ^= 1 << (index / step % 7)
            return copy
        }
        return try changed.map { try JSONEncoder().encode($0) } + cut + flipped
    }
}
