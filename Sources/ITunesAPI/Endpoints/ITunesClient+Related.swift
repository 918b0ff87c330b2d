public import APICore

extension ITunesClient {
    /// Soundtracks, books and audiobooks that bear the title of a film.
    ///
    /// It makes three searches. The errors of those that fail are in ``ITunesRelated/errors``; the other lists are
    /// kept. A record is kept when it is a soundtrack, a book or an audiobook, and its name has the words of the title
    /// in their order; `limit` is how many of a list are kept.
    ///
    /// - Throws: what a search fails with, when all three fail; `APIError.Kind.cancelled` at any time.
    public func related(to title: String, limit: Int = 10) async throws(APIError) -> ITunesRelated {
        guard !title.foldedWords.isEmpty else { return ITunesRelated() }
        async let soundtracks = found(.soundtracks, title)
        async let books = found(.books, title)
        async let audiobooks = found(.audiobooks, title)

        var related = ITunesRelated()
        for (part, found) in await [
            (ITunesRelated.Part.soundtracks, soundtracks), (.books, books), (.audiobooks, audiobooks),
        ] {
            switch found {
            case .success(let results): related.add(results.items, to: part, of: title, limit: limit)
            case .failure(let error):
                guard error.kind != .cancelled else { throw error }
                related.errors[part] = error
            }
        }
        if related.errors.count == ITunesRelated.Part.allCases.count, let error = related.errors[.soundtracks] {
            throw error
        }
        return related
    }

    private func found(_ part: ITunesRelated.Part, _ title: String) async -> Result<ITunesResults, APIError> {
        let wanted =
            switch part {
            case .soundtracks: ITunesSearch("\(title.trimmed) soundtrack", media: .music, entity: .album, limit: 200)
            case .books: ITunesSearch(title, media: .ebook, entity: .ebook, limit: 200)
            case .audiobooks: ITunesSearch(title, media: .audiobook, entity: .audiobook, limit: 200)
            }
        do throws(APIError) { return .success(try await search(wanted)) } catch { return .failure(error) }
    }
}
