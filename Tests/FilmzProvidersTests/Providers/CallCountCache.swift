import FilmzDomain
import Foundation

/// Remembers how many calls were counted, and nothing else.
actor CallCountCache: ProviderCache {
    struct Broken: Error {}

    private(set) var counts: [String: Int] = [:]
    private var isBroken = false
    private var isHeld = false
    private var held: [CheckedContinuation<Void, Never>] = []

    /// How many writes wait until the test releases them.
    var waiting: Int { held.count }

    func hold() { isHeld = true }

    func letGo() {
        isHeld = false
        for write in held { write.resume() }
        held = []
    }

    func setBroken(_ isBroken: Bool) { self.isBroken = isBroken }

    func calls(of provider: Provider, on day: CalendarDay) throws -> Int {
        counts["\(provider.rawValue) \(day)"] ?? 0
    }
    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) async throws {
        if isHeld { await withCheckedContinuation { held.append($0) } }
        if isBroken { throw Broken() }
        counts["\(provider.rawValue) \(day)", default: 0] += calls
    }

    func reports(of film: Film.ID) -> [FilmAnswer] { [] }
    func matches(of film: Film.ID) -> [FilmMatch] { [] }
    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) {}
    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner) {}
    func reconsider(_ provider: Provider, for film: Film.ID, by owner: Owner) {}
    func posters() -> [Film.ID: URL] { [:] }
    func lists(_ keys: [CachedList.Key]) -> [CachedList.Key: CachedList] { [:] }
    func keep(_ list: CachedList, key: CachedList.Key) {}
}
