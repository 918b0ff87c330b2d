import FilmzDomain

/// The server's caches of drawn HTML. Lists show the same films again and again, and they rarely change. The
/// limits bound the memory that they take.
public final class Drawings: Sendable {
    /// Whole pages, as long as nothing of them and around them changes.
    let pages = Drawn<String, KeptPageSource>(limit: 24)
    let discoverTiles = Drawn<PosterTile.CacheKey, DiscoverTile>(limit: 2_000)
    let discoverLists = Drawn<DiscoverTiles.CacheKey, DiscoverTiles.Source>(limit: 24)
    let yearPickers = Drawn<DiscoverQuery, [Int]>(limit: 20)
    let shelves = Drawn<MyFilmsPage.TilesKey, MyFilmsPage.TilesSource>(limit: 24)
    let shelfTiles = Drawn<PosterTile.CacheKey, FilmEntry>(limit: 2_000)
    let upNextRows = Drawn<UpNextRow.CacheKey, UpNextRow.Source>(limit: 1_000)
    /// Whole pages, because many visitors open the same one.
    let sharedPages = Drawn<SharedPage.CacheKey, SharedPage.Source>(limit: 24)
    let sharedFilms = Drawn<SharedFilms.CacheKey, SharedFilm>(limit: 2_000)
    let sharedData = Drawn<SharedData.CacheKey, Film>(limit: 2_000)
    let discoverFilters = Drawn<DiscoverQuery, DiscoverFilter>(limit: 24)
    let shelfFilters = Drawn<MyFilmsFilter.Place, MyFilmsFilter>(limit: 24)

    public init() {}
}

extension Drawings: Equatable {
    /// For contexts in which nothing is drawn.
    static let none = Drawings()

    public static func == (left: Drawings, right: Drawings) -> Bool { left === right }
}
