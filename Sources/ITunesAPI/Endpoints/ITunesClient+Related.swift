public import APICore

extension ITunesClient {
    /// Soundtracks, books and audiobooks that bear the title of a film, and films about how it was made.
    ///
    /// Names must be the title and nothing that could make them something else: ``ITunesRelated`` says what counts. A
    /// wrong record is worse than a missing one, so much is left out.
    ///
    /// It makes four searches, and one more where the store finds no films by their kind. The errors of those that fail
    /// are in ``ITunesRelated/errors``; the other lists are kept.
    ///
    /// - Parameters:
    ///   - title: of the film, as its country names it in the store
    ///   - year: when the film came out, which tells it apart from others of its title; nil when that is not known
    ///   - people: who directed and wrote the film and its music. An author or a musician among them proves that a book
    ///     or an album belongs to it.
    ///   - limit: how many records of a list are kept
    /// - Throws: what a search fails with, when all fail; `APIError.Kind.cancelled` at any time.
    public func related(
        to title: String, year: Int? = nil, people: [String] = [], limit: Int = 10
    ) async throws(APIError) -> ITunesRelated {
        let film = ITunesSubject(title, year: year, people: people)
        guard !film.title.isEmpty else { return ITunesRelated() }
        async let soundtracks = found(.soundtracks, title: title)
        async let books = found(.books, title: title)
        async let audiobooks = found(.audiobooks, title: title)
        async let makingOfs = found(.makingOfs, title: title)

        var related = ITunesRelated()
        for (part, found) in await [
            (ITunesRelated.Part.soundtracks, soundtracks), (.books, books), (.audiobooks, audiobooks),
            (.makingOfs, makingOfs),
        ] {
            switch found {
            case .success(let items): related[part] = film.products(part, among: items, limit: limit)
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

    private func found(_ part: ITunesRelated.Part, title: String) async -> Result<[ITunesItem], APIError> {
        let wanted =
            switch part {
            case .soundtracks: ITunesSearch("\(title.trimmed) soundtrack", media: .music, entity: .album, limit: 200)
            case .books: ITunesSearch(title, media: .ebook, entity: .ebook, limit: 200)
            case .audiobooks: ITunesSearch(title, media: .audiobook, entity: .audiobook, limit: 200)
            // The same as searchMovies(_:limit:) sends, so that a kept answer serves both.
            case .makingOfs: ITunesSearch.movies(title, limit: 50)
            }
        do throws(APIError) {
            let items = try await search(wanted).items
            guard part == .makingOfs, !items.contains(where: \.isMovieAmongMovies) else { return .success(items) }
            // Among all kinds, films are few: the words bring those that are wanted to the front.
            let mixed = try await search(ITunesSearch("\(title.trimmed) making of", limit: 200)).items
            return .success(mixed.filter { $0.kind == .movie })
        } catch {
            return .failure(error)
        }
    }
}
