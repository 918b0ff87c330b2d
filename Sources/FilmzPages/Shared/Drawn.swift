import FilmzDomain
import FilmzText
import Synchronization

/// Parts of pages that were drawn before, separate for each language and each person.
final class Drawn<Key: Hashable & Sendable, Source: Equatable & Sendable>: Sendable {
    private struct Name: Hashable {
        var key: Key
        var language: Language
        var person: Person.ID?
    }

    /// An object, so that finding it copies nothing.
    private final class Part: Sendable {
        let source: Source
        let html: HTML

        init(_ source: Source, _ html: HTML) {
            (self.source, self.html) = (source, html)
        }
    }

    private let parts = Mutex<[Name: Part]>([:])
    private let limit: Int

    /// - Parameter limit: how many parts are kept at most
    init(limit: Int) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - key: everything that the part depends on, besides the source
    ///   - draw: draws the part when it is missing or its source was different
    func html(_ key: Key, in context: PageContext, from source: Source, draw: () -> HTML) -> HTML {
        let name = Name(key: key, language: context.strings.language, person: context.person)
        if let part = parts.withLock({ $0[name] }), part.source == source { return part.html }
        let part = Part(source, draw())
        parts.withLock { parts in
            if parts.count >= limit { parts.removeAll(keepingCapacity: true) }
            parts[name] = part
        }
        return part.html
    }
}
