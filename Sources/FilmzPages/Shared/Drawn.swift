import FilmzDomain
import FilmzLocking
import FilmzText

/// A cache of drawn parts of pages, separate for each language, the forms of dates and stars, and each person.
final class Drawn<Key: Hashable & Sendable, Source: Equatable & Sendable>: Sendable {
    private struct PartKey: Hashable {
        var key: Key
        var reader: PageReader
    }

    /// A drawn part. It is a class, so that a lookup copies nothing.
    private final class Part: Sendable {
        let source: Source
        let pieces: [HTML]

        init(_ source: Source, pieces: [HTML]) {
            self.source = source
            self.pieces = pieces
        }
    }

    private let parts = Mutex<[PartKey: Part]>([:])
    private let limit: Int

    /// - Parameter limit: the maximum number of cached parts
    init(limit: Int) {
        self.limit = limit
    }

    /// - Parameters:
    ///   - key: everything besides the source that the part depends on
    ///   - draw: draws the part if it is not cached or its source has changed
    func html(_ key: Key, for reader: PageReader, from source: Source, draw: () -> HTML) -> HTML {
        part(PartKey(key: key, reader: reader), source: source) { [draw()] }.pieces[0]
    }

    /// Appends the pieces of a part with ``HTML/blank``s, so that pages that differ only there share one drawing.
    /// - Parameter filling: the markup for each blank on this page
    func append(
        _ key: Key, to page: inout [HTML], for reader: PageReader, from source: Source, filling: HTML? = nil,
        draw: () -> HTML
    ) {
        let part = part(PartKey(key: key, reader: reader), source: source) { draw().aroundBlanks }
        for (index, piece) in part.pieces.enumerated() {
            if index > 0, let filling { page.append(filling) }
            page.append(piece)
        }
    }

    private func part(_ key: PartKey, source: Source, draw: () -> [HTML]) -> Part {
        if let part = parts.withLock({ $0[key] }), part.source == source { return part }
        let part = Part(source, pieces: draw())
        parts.withLock { parts in
            if parts.count >= limit { parts.removeAll(keepingCapacity: true) }
            parts[key] = part
        }
        return part
    }
}

/// The language, the forms and the person that a drawn part is for, as part of its cache key.
struct PageReader: Hashable, Sendable {
    var language: Language
    var forms = ReaderForms()
    var person: Person.ID?
}

extension PageContext {
    var reader: PageReader { PageReader(language: strings.language, forms: strings.forms, person: person) }
}
