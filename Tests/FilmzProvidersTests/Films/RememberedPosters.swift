import FilmzDomain
import Foundation

/// A memory that knows where pictures are, and nothing else.
struct RememberedPosters: ProviderMemory {
    var urls: [Film.ID: URL] = [:]

    func posters() -> [Film.ID: URL] { urls }
    func reports(of film: Film.ID) -> [FilmReport] { [] }
    func matches(of film: Film.ID) -> [FilmMatch] { [] }
    func keep(_ report: FilmReport?, match: FilmMatch, of film: Film.ID) {}
    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by person: Person.ID) {}
    func reconsider(_ provider: Provider, for film: Film.ID, by person: Person.ID) {}
    func calls(of provider: Provider, on day: CalendarDay) -> Int { 0 }
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) {}
    func lists(_ keys: [KeptList.Key]) -> [KeptList.Key: KeptList] { [:] }
    func keep(_ list: KeptList, key: KeptList.Key) {}
}
