import FilmzDomain
import FilmzJSON

/// A JSON object in one line, written member by member. Members that are nil or empty are left out.
struct JSONLine {
    private var members = JSONWriter(escaping: .numbers)
    /// The number of members.
    private(set) var count = 0

    /// The object with a line break.
    var line: [UInt8] { object + [UInt8(ascii: "\n")] }

    /// The object without a line break.
    var object: [UInt8] { [UInt8(ascii: "{")] + members.bytes + [UInt8(ascii: "}")] }

    private mutating func add(_ name: String, write: (inout JSONWriter) -> Void) {
        count += 1
        members.member(name, write: write)
    }

    mutating func add(_ name: String, text: String?) {
        guard let text, !text.isEmpty else { return }
        add(name) { $0.value(text) }
    }

    mutating func add(_ name: String, number: Int?) {
        guard let number else { return }
        add(name) { $0.value(number) }
    }

    /// Adds `true`; nothing for false.
    mutating func add(_ name: String, isTrue: Bool) {
        guard isTrue else { return }
        add(name) { $0.value(true) }
    }

    /// Adds a rating as a number of stars.
    mutating func add(_ name: String, rating: Rating?) {
        guard let rating else { return }
        add(name) { $0.value(json: Array(rating.description.utf8)) }
    }

    mutating func add(_ name: String, at time: Timestamp?) { add(name, text: time?.description) }

    mutating func add(_ name: String, texts: [String]) {
        guard !texts.isEmpty else { return }
        add(name) { $0.array(texts) }
    }

    /// Adds an object, even if it has no members; nothing for nil.
    mutating func add(_ name: String, object: JSONLine?) {
        guard let object else { return }
        add(name) { $0.value(json: object.object) }
    }

    mutating func add(_ name: String, objects: [JSONLine]) {
        guard !objects.isEmpty else { return }
        add(name) { $0.array(objects) { object, json in json.value(json: object.object) } }
    }
}
