import FilmzDomain

/// The server's caches of drawn HTML. Lists show the same films again and again, and they rarely change.
public struct Drawings: Sendable {
    let discoverTiles = Drawn<PosterTile.Name, DiscoverTile>(limit: 2_000)
    let discoverLists = Drawn<DiscoverTiles.Name, DiscoverTiles.Source>(limit: 100)
    let yearPickers = Drawn<DiscoverQuery, [Int]>(limit: 20)
    let shelfTiles = Drawn<PosterTile.Name, FilmEntry>(limit: 2_000)
    /// Whole pages, because many visitors open the same one.
    let sharedPages = Drawn<SharedPage.Name, SharedPage.Source>(limit: 40)
    let sharedFilms = Drawn<SharedFilms.Name, SharedFilm>(limit: 2_000)
    let sharedData = Drawn<SharedData.Name, Film>(limit: 2_000)
    let discoverFilters = Drawn<DiscoverQuery, DiscoverFilter>(limit: 100)
    let shelfFilters = Drawn<MyFilmsFilter.Place, MyFilmsFilter>(limit: 100)

    public init() {}
}
