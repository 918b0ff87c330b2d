import FilmzDomain
import Foundation

/// A memory of providers' answers that ends with the test.
actor CachedAnswers: ProviderCache {
    private struct Key: Hashable {
        let film: Film.ID
        let provider: Provider
    }

    private var reports: [Key: FilmAnswer] = [:]
    private var matches: [Key: FilmMatch] = [:]
    private var lists: [CachedList.Key: CachedList] = [:]

    func reports(of film: Film.ID) -> [FilmAnswer] {
        Provider.allCases.compactMap { reports[Key(film: film, provider: $0)] }
    }

    func matches(of film: Film.ID) -> [FilmMatch] {
        Provider.allCases.compactMap { matches[Key(film: film, provider: $0)] }
    }

    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) {
        let key = Key(film: film, provider: match.provider)
        if let decided = matches[key], decided.isDecided {
            guard match.isDecided, decided.id == match.id else { return }
        }
        reports[key] = report
        matches[key] = match
    }

    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner) {
        let key = Key(film: film, provider: provider)
        if matches[key]?.id != id { reports[key] = nil }
        matches[key] = FilmMatch(
            provider: provider, certainty: id == nil ? .denied : .confirmed, id: id,
            decidedAt: Timestamp(milliseconds: 0))
    }

    func reconsider(_ provider: Provider, for film: Film.ID, by owner: Owner) {
        let key = Key(film: film, provider: provider)
        reports[key] = nil
        matches[key] = nil
    }

    func posters() -> [Film.ID: URL] {
        Dictionary(reports.compactMap { key, report in report.poster.map { (key.film, $0) } }) { first, _ in first }
    }

    func calls(of provider: Provider, on day: CalendarDay) -> Int { 0 }

    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) {}

    func lists(_ keys: [CachedList.Key]) -> [CachedList.Key: CachedList] { lists.filter { keys.contains($0.key) } }

    func keep(_ list: CachedList, key: CachedList.Key) { lists[key] = list }
}
