public import FilmzDomain
import Synchronization

/// A conformer under test: its own empty store, and its clock.
///
/// If a store is open several times, chance decides for each call which of them gets it, so that one answers what was
/// written through another, or by itself. A check must therefore ask for the service with each call: a service in a
/// constant is always that of the same store.
public struct Subject: Sendable {
    /// Everything that a store offers.
    public struct Opened: Sendable {
        let services: Services
        let catalogue: any CatalogueService
        let providerMemory: any ProviderCache

        public init(services: Services, catalogue: any CatalogueService, providerMemory: any ProviderCache) {
            self.services = services
            self.catalogue = catalogue
            self.providerMemory = providerMemory
        }
    }

    public let clock: SettableClock
    private let opened: [Opened]
    private let chance: Chance

    /// - Parameters:
    ///   - opened: the same store each time
    ///   - generator: decides which of them gets a call
    public init(_ opened: Opened..., choosing generator: SeededGenerator, clock: SettableClock) {
        self.opened = opened
        self.clock = clock
        chance = Chance(generator)
    }

    public var services: Services { chosen.services }
    public var catalogue: any CatalogueService { chosen.catalogue }
    public var providerMemory: any ProviderCache { chosen.providerMemory }

    private var chosen: Opened { opened[chance.index(in: opened)] }

    private final class Chance: Sendable {
        private let generator: Mutex<SeededGenerator>

        init(_ generator: SeededGenerator) {
            self.generator = Mutex(generator)
        }

        func index(in opened: [Opened]) -> Int {
            generator.withLock { Int.random(in: opened.indices, using: &$0) }
        }
    }
}
