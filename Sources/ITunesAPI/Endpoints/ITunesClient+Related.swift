public import APICore

extension ITunesClient {
    /// Soundtracks, books and audiobooks with the title of a film, and films about its making.
    ///
    /// Names must be the title without anything that could make them something else: ``ITunesRelated`` defines the
    /// rules. A wrong record is worse than a missing one, so many are left out.
    ///
    /// It makes four searches, and a fifth if the store finds no films by their kind. The errors of failed searches are
    /// in ``ITunesRelated/errors``; the other lists are kept.
    ///
    /// - Parameters:
    ///   - title: the title of the film, as the country's store names it
    ///   - year: the release year of the film, which distinguishes it from others of its title; nil if it is unknown
    ///   - people: the film's directors, writers and composers. An author or a musician among them proves that a book
    ///     or an album belongs to it.
    ///   - limit: the maximum number of records in each list
    /// - Throws: the error of a search, if all fail; `APIError.Kind.cancelled` at any time.
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
            // The same request that searchMovies(_:limit:) sends, so that a cached response serves both.
            case .makingOfs: ITunesSearch.movies(title, limit: 50)
            }
        do throws(APIError) {
            let items = try await search(wanted).items
            guard part == .makingOfs, !items.contains(where: \.isMovieAmongMovies) else { return .success(items) }
            // Among all kinds, films are few: the added words bring the wanted ones to the front.
            let mixed = try await search(ITunesSearch("\(title.trimmed) making of", limit: 200)).items
            return .success(mixed.filter { $0.kind == .movie })
        } catch {
            return .failure(error)
        }
    }
}
