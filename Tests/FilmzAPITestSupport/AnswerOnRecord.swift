public import APICore
import Foundation

/// An answer on record and the model that reads it: to be read as it is, and with one fault after another.
public struct AnswerOnRecord: Sendable, CustomStringConvertible {
    /// The file, and the model.
    public let description: String
    private let good: @Sendable () throws -> Data
    private let readTwice: @Sendable (Data, Coders) throws -> Bool?
    private let read: @Sendable (Data) throws -> Any

    /// A file in the `Fixtures` folder beside the test file.
    public init<Model: Codable & Equatable & SendableMetatype, Vendor: APIVendor>(
        _ file: String, as model: Model.Type, of vendor: Vendor.Type, in testFile: String = #filePath
    ) {
        description = "\(file) as \(model)"
        good = { try Fixture.data(file, from: testFile) }
        readTwice = { answer, coders in
            guard let first = try? vendor.makeDecoder().decode(model, from: answer) else { return nil }
            return try coders.decoder.decode(model, from: try coders.encoder.encode(first)) == first
        }
        read = { try vendor.makeDecoder().decode(model, from: $0) }
    }

    /// The coders of an app, by what is set in them.
    private struct Coders {
        let name: String
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()

        /// Coders that nobody has changed.
        static var plain: Coders { Coders(name: "plain") }

        /// Coders with everything that an app may set: all but the strategies of keys.
        static var all: [Coders] {
            let seconds = Coders(name: "dates as seconds, data as numbers")
            seconds.encoder.dateEncodingStrategy = .secondsSince1970
            seconds.decoder.dateDecodingStrategy = .secondsSince1970
            seconds.encoder.dataEncodingStrategy = .deferredToData
            seconds.decoder.dataDecodingStrategy = .deferredToData
            seconds.encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let text = Coders(name: "dates and what is no number as text")
            text.encoder.dateEncodingStrategy = .iso8601
            text.decoder.dateDecodingStrategy = .iso8601
            text.encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
            text.decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
            text.decoder.allowsJSON5 = true
            return [plain, seconds, text]
        }
    }

    /// Reads the answer, and writes it and reads it again with every setting of an app's coders but those of keys.
    /// - Returns: the settings with which it was another value
    public func changedByCoders() throws -> [String] {
        let good = try good()
        return try Coders.all.filter { try readTwice(good, $0) != true }.map(\.name)
    }

    /// The names of all types of which there are values in the answer.
    public func models() throws -> Set<String> {
        var names: Set<String> = []
        Self.collect(try read(try good()), into: &names)
        return names
    }

    private static func collect(_ value: Any, into names: inout Set<String>) {
        names.formUnion(String(describing: type(of: value)).matches(of: /\w+/).map { String($0.0) })
        for child in Mirror(reflecting: value).children { collect(child.value, into: &names) }
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
            switch Result(catching: { try readTwice(answer, .plain) }) {
            case .success(nil): break
            case .success(true): outcome.readable += 1
            case .success, .failure:
                outcome.readable += 1
                outcome.changed.append(String(decoding: answer, as: UTF8.self))
            }
        }
        return outcome
    }

    private static let values: [RecordedJSON] = [
        .null, .text(""), .text("N/A"), .text("2021-07-23T05:00:00.3271+05:30"), .text(" 1, (2 "), .number(0),
        .number(-1),
        .number(1e300), .number(0.000_000_1), .flag(true), .list([]), .list([.null, .text("1")]), .object([:]),
        .object(["id": .text("1"), "label": .number(1)]),
    ]

    /// How many values come into each place: with `make fuzz` all of them.
    private static let rounds = ProcessInfo.processInfo.environment["FILMZ_FUZZ_ROUNDS"] == nil ? 2 : values.count

    private static func broken(_ good: Data) throws -> [Data] {
        let json = try JSONDecoder().decode(RecordedJSON.self, from: good)
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
