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
        let pieces: [HTML]

        init(_ source: Source, _ html: HTML) {
            (self.source, pieces) = (source, html.aroundBlanks)
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
        "\(pieces(key, in: context, from: source, filling: nil, draw: draw))"
    }

    /// The same for a part with blanks, so that one drawing serves pages that differ only there.
    /// - Parameter filling: what stands in each blank on this page
    /// - Returns: the pieces in their order, not copied
    func pieces(
        _ key: Key, in context: PageContext, from source: Source, filling: HTML?, draw: () -> HTML
    ) -> [HTML] {
        let name = Name(key: key, language: context.strings.language, person: context.person)
        let pieces = part(name, source, draw).pieces
        guard let filling, pieces.count > 1 else { return pieces }
        var filled: [HTML] = []
        for piece in pieces { filled += filled.isEmpty ? [piece] : [filling, piece] }
        return filled
    }

    private func part(_ name: Name, _ source: Source, _ draw: () -> HTML) -> Part {
        if let part = parts.withLock({ $0[name] }), part.source == source { return part }
        let part = Part(source, draw())
        parts.withLock { parts in
            if parts.count >= limit { parts.removeAll(keepingCapacity: true) }
            parts[name] = part
        }
        return part
    }
}
