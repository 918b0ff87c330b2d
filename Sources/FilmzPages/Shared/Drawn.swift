import FilmzLocking

/// Parts of pages that were drawn before, separate for each language and each person.
final class Drawn<Key: Hashable & Sendable, Source: Equatable & Sendable>: Sendable {
    private struct Name: Hashable {
        var key: Key
        var reader: PageReader
    }

    /// An object, so that finding it copies nothing.
    private final class Part: Sendable {
        let source: Source
        let pieces: [HTML]

        init(_ source: Source, html: HTML) {
            self.source = source
            pieces = html.aroundBlanks
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
    func html(_ key: Key, for reader: PageReader, from source: Source, draw: () -> HTML) -> HTML {
        var pieces: [HTML] = []
        append(key, to: &pieces, for: reader, from: source, draw: draw)
        return if pieces.count == 1 { pieces[0] } else { "\(pieces)" }
    }

    /// Appends the pieces of a part with blanks, so that one drawing serves pages that differ only there.
    /// - Parameter filling: what stands in each blank on this page
    func append(
        _ key: Key, to page: inout [HTML], for reader: PageReader, from source: Source, filling: HTML? = nil,
        draw: () -> HTML
    ) {
        for (index, piece) in part(Name(key: key, reader: reader), source: source, draw: draw).pieces.enumerated() {
            if index > 0, let filling { page.append(filling) }
            page.append(piece)
        }
    }

    private func part(_ name: Name, source: Source, draw: () -> HTML) -> Part {
        if let part = parts.withLock({ $0[name] }), part.source == source { return part }
        let part = Part(source, html: draw())
        parts.withLock { parts in
            if parts.count >= limit { parts.removeAll(keepingCapacity: true) }
            parts[name] = part
        }
        return part
    }
}
