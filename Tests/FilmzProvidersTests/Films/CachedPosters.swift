import FilmzDomain
import Foundation

/// A memory that knows where pictures are, and nothing else.
struct CachedPosters: ProviderCache {
    var urls: [Film.ID: URL] = [:]

    func posters() -> [Film.ID: URL] { urls }
    func reports(of film: Film.ID) -> [FilmAnswer] { [] }
    func matches(of film: Film.ID) -> [FilmMatch] { [] }
    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) {}
    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner) {}
    func reconsider(_ provider: Provider, for film: Film.ID, by owner: Owner) {}
    func calls(of provider: Provider, on day: CalendarDay) -> Int { 0 }
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) {}
    func lists(_ keys: [CachedList.Key]) -> [CachedList.Key: CachedList] { [:] }
    func keep(_ list: CachedList, key: CachedList.Key) {}
}
