import Foundation

/// A schema.org object, merged with the object that has the same `@id` on the page.
struct SchemaThing {
    private let members: [String: JSONValue]
    /// The object with the same `@id`; nil when there is none.
    private let referencedMembers: [String: JSONValue]?

    /// All objects of a page with an `@id`, by it.
    struct Index {
        fileprivate var objects: [String: [String: JSONValue]] = [:]
        /// The cinemas that list an event as theirs, by the event's `@id`.
        fileprivate(set) var theatres: [String: JSONValue] = [:]

        init(_ values: [JSONValue]) {
            for value in values { add(value) }
        }

        private mutating func add(_ value: JSONValue) {
            switch value {
            case .array(let values):
                for value in values { add(value) }
            case .object(let members):
                // An object with only an `@id` is a reference to another.
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
        self.members = members
        referencedMembers = nil
    }

    /// Nil for a value that is not an object.
    init?(_ value: JSONValue, in index: Index) {
        guard case .object(let members) = value else { return nil }
        self.members = members
        if case .string(let id)? = members["@id"] {
            referencedMembers = index.objects[id]
        } else {
            referencedMembers = nil
        }
    }

    subscript(key: String) -> JSONValue? {
        if let value = members[key], value != .null { return value }
        return referencedMembers?[key]
    }

    var id: String? {
        guard case .string(let id)? = members["@id"] else { return nil }
        return id
    }

    /// The objects at a key, of which there is usually one.
    func things(_ key: String, in index: Index) -> [SchemaThing] {
        (self[key]?.each ?? []).prefix(50).compactMap { SchemaThing($0, in: index) }
    }

    /// The first non-empty text at a key, as written; nil when there is none.
    func text(_ key: String) -> String? { self[key]?.each.lazy.compactMap(Self.text).first }

    /// The first text at a key, on one line; nil when there is none.
    func line(_ key: String) -> String? { text(key).flatMap(ProgrammeText.line) }

    /// All texts, and the names of all objects, at a key, each on one line.
    func lines(_ key: String, in index: Index) -> [String] {
        (self[key]?.each ?? []).prefix(20).compactMap { value in
            Self.text(value).flatMap(ProgrammeText.line) ?? SchemaThing(value, in: index)?.line("name")
        }
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): if text.allSatisfy(\.isWhitespace) { nil } else { text }
        case .number(let text): text
        case .object(let members): members["@value"].flatMap(text)
        default: nil
        }
    }

    /// The types in lower case and without vocabulary: `screeningevent`.
    var types: [String] {
        (self["@type"]?.each ?? []).prefix(8).compactMap { value in
            guard case .string(let text) = value else { return nil }
            return text.split { "/#:".contains($0) }.last.map { $0.lowercased() }
        }
    }
}

/// The meanings of schema.org types.
enum SchemaType {
    enum Event {
        case screening
        /// An event that may be a screening, on a page that a person named as a cinema's.
        case possibleScreening
        /// An event that is not a screening.
        case other
    }

    static func event(_ thing: SchemaThing) -> Event? {
        let types = thing.types
        if types.contains("screeningevent") { return .screening }
        if types.contains(where: possibleScreeningTypes.contains) { return .possibleScreening }
        return types.contains { $0.hasSuffix("event") || $0 == "hackathon" } ? .other : nil
    }

    static func isTheatre(_ thing: SchemaThing) -> Bool {
        thing.types.contains { ["movietheater", "movietheatre", "cinema"].contains($0) }
    }

    static func isFilm(_ thing: SchemaThing) -> Bool { thing.types.contains { ["movie", "film"].contains($0) } }

    private static let possibleScreeningTypes: Set = [
        "event", "theaterevent", "visualartsevent", "socialevent", "childrensevent", "festival", "eventseries",
    ]
}
