import Foundation

/// An object of schema.org, with what is said about it elsewhere on the page.
struct SchemaThing {
    private let own: [String: JSONValue]
    /// The object that has the same `@id`.
    private let elsewhere: [String: JSONValue]?

    /// All objects of a page that have an `@id`, by it.
    struct Index {
        fileprivate var objects: [String: [String: JSONValue]] = [:]
        /// Which cinema names an event as its own, by the event's `@id`.
        fileprivate(set) var theatres: [String: JSONValue] = [:]

        init(_ values: [JSONValue]) {
            for value in values { add(value) }
        }

        private mutating func add(_ value: JSONValue) {
            switch value {
            case .array(let values):
                for value in values { add(value) }
            case .object(let members):
                // An object that has nothing but an `@id` only refers to another.
                if case .string(let id)? = members["@id"], members.count > 1, members.count > objects[id]?.count ?? 0 {
                    objects[id] = members
                }
                if SchemaType.isTheatre(SchemaThing(members)) {
                    for key in ["event", "events"] {
                        for case .object(let event) in members[key]?.each ?? [] {
                            if case .string(let id)? = event["@id"] { theatres[id] = value }
                        }
                    }
                }
                for member in members.values { add(member) }
            default: break
            }
        }
    }

    fileprivate init(_ members: [String: JSONValue]) {
        own = members
        elsewhere = nil
    }

    /// Returns nil for what is no object.
    init?(_ value: JSONValue, in index: Index) {
        guard case .object(let members) = value else { return nil }
        own = members
        if case .string(let id)? = members["@id"] {
            elsewhere = index.objects[id]
        } else {
            elsewhere = nil
        }
    }

    subscript(key: String) -> JSONValue? {
        if let value = own[key], value != .null { return value }
        return elsewhere?[key]
    }

    var id: String? {
        guard case .string(let id)? = own["@id"] else { return nil }
        return id
    }

    /// The objects at a key, of which there is often one.
    func things(_ key: String, in index: Index) -> [SchemaThing] {
        (self[key]?.each ?? []).prefix(50).compactMap { SchemaThing($0, in: index) }
    }

    /// The text at a key, as it is written; the first of several. Nil for an empty one.
    func written(_ key: String) -> String? { self[key]?.each.lazy.compactMap(Self.written).first }

    /// The text at a key on one line.
    func line(_ key: String) -> String? { written(key).flatMap(ProgrammeText.line) }

    /// All texts and names at a key, each on one line.
    func lines(_ key: String, in index: Index) -> [String] {
        (self[key]?.each ?? []).prefix(20).compactMap { value in
            Self.written(value).flatMap(ProgrammeText.line) ?? SchemaThing(value, in: index)?.line("name")
        }
    }

    private static func written(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): if text.allSatisfy(\.isWhitespace) { nil } else { text }
        case .number(let text): text
        case .object(let members): members["@value"].flatMap(written)
        default: nil
        }
    }

    /// The types in lower case without the vocabulary: `screeningevent`.
    var types: [String] {
        (self["@type"]?.each ?? []).prefix(8).compactMap { value in
            guard case .string(let text) = value else { return nil }
            return text.split { "/#:".contains($0) }.last.map { $0.lowercased() }
        }
    }
}

/// Which types of schema.org mean what.
enum SchemaType {
    enum Event {
        case screening
        /// An event that may be a screening, on a page that a person named as a cinema's.
        case maybe
        /// An event that is none.
        case other
    }

    static func event(_ thing: SchemaThing) -> Event? {
        let types = thing.types
        if types.contains("screeningevent") { return .screening }
        if types.contains(where: maybes.contains) { return .maybe }
        return types.contains { $0.hasSuffix("event") || $0 == "hackathon" } ? .other : nil
    }

    static func isTheatre(_ thing: SchemaThing) -> Bool {
        thing.types.contains { ["movietheater", "movietheatre", "cinema"].contains($0) }
    }

    static func isFilm(_ thing: SchemaThing) -> Bool { thing.types.contains { ["movie", "film"].contains($0) } }

    private static let maybes: Set = [
        "event", "theaterevent", "visualartsevent", "socialevent", "childrensevent", "festival", "eventseries",
    ]
}
