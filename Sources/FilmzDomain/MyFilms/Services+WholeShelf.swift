extension Services {
    /// All films of a shelf, up to ``FilmList/filmLimit``, in its usual order.
    public func wholeShelf(_ shelf: MyFilmsQuery.Shelf, of person: Person.ID) async throws -> [FilmEntry] {
        var films: [FilmEntry] = []
        var cursor: PageCursor?
        repeat {
            let page = try await myFilms.shelf(
                MyFilmsQuery(shelf: shelf), of: person,
                page: PageRequest(size: PageRequest.sizes.upperBound, after: cursor)
            ).films
            films += page.items
            cursor = page.next
        } while cursor != nil && films.count < FilmList.filmLimit
        return Array(films.prefix(FilmList.filmLimit))
    }
}
