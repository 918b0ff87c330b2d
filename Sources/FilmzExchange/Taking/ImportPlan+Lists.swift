import FilmzDomain

/// The import of lists. Lists are merged with existing ones: those from an archive of Filmz by ID, those of other
/// products by name.
extension ImportPlan {
    /// Adds the lists to the batch. Further lists of a person who has the maximum number are left out.
    /// - Parameter filmIDs: the films, by the indices of their entries
    func addLists(
        of filmIDs: [Int: Film.ID], to batch: any MyFilmBatch, into outcome: inout Outcome,
        from services: some ListServices,
        for person: Person.ID
    ) async throws {
        guard !lists.isEmpty else { return }
        let all = try await services.lists.names(.all, of: person, limit: FilmList.countLimit)
        let byHand = try await services.lists.names(.byHand(nil), of: person, limit: FilmList.countLimit)
        let ids = Set(all.map(\.id))
        var listsByName = Dictionary(byHand.map { ($0.name, $0) }) { first, _ in first }
        for list in lists {
            try Task.checkCancellation()
            if let id = list.id, ids.contains(id) { continue }
            let existing: FilmListName? = if list.id == nil { listsByName[list.draft.name] } else { nil }
            guard existing != nil || all.count + outcome.listCount < FilmList.countLimit else { continue }
            let id = existing?.id ?? list.id ?? .random()
            let room = FilmList.filmLimit - (existing?.filmCount ?? 0)
            let films = list.films.compactMap { item in
                filmIDs[item.entry].map {
                    FilmListAddition.Listed(film: $0, note: item.note, addedAt: item.addedAt)
                }
            }.prefix(room)
            let addedCount = try await add(films, to: id, list: list, batch: batch)
            if existing == nil { outcome.listCount += 1 } else if addedCount > 0 { outcome.longerListCount += 1 }
            // Another file may have the same list.
            if list.id == nil, existing == nil {
                listsByName[list.draft.name] = FilmListName(id: id, name: list.draft.name, filmCount: films.count)
            }
        }
    }

    /// - Returns: the number of films that are new on the list
    private func add(
        _ films: ArraySlice<FilmListAddition.Listed>, to id: FilmList.ID, list: ImportedList, batch: any MyFilmBatch
    ) async throws -> Int {
        var rest = films
        var count = 0
        // Runs once even without films, because an empty list is added too.
        repeat {
            count += try await batch.add(
                FilmListAddition(
                    Array(rest.prefix(Self.filmsAtOnce)), to: id, madeAs: list.draft, at: list.madeAt))
            rest = rest.dropFirst(Self.filmsAtOnce)
        } while !rest.isEmpty
        return count
    }

    private static let filmsAtOnce = 200
}
