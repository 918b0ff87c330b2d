public import FilmzDomain
import Synchronization

/// A conformer under test: its own empty store, and its clock.
///
/// If a store is open several times, each question goes to the next of them, so that one answers what was written
/// through another.
public struct Subject: Sendable {
    /// Everything that a store offers.
    public struct Opened: Sendable {
        let services: Services
        let catalogue: any CatalogueService
        let providerMemory: any ProviderMemory

        public init(services: Services, catalogue: any CatalogueService, providerMemory: any ProviderMemory) {
            (self.services, self.catalogue, self.providerMemory) = (services, catalogue, providerMemory)
        }
    }

    public let clock: SettableClock
    private let opened: [Opened]
    private let turn = Turn()

    /// - Parameter opened: the same store each time
    public init(_ first: Opened, _ others: Opened..., clock: SettableClock) {
        (opened, self.clock) = ([first] + others, clock)
    }

    public var services: Services { next.services }
    public var catalogue: any CatalogueService { next.catalogue }
    public var providerMemory: any ProviderMemory { next.providerMemory }

    private var next: Opened { opened[turn.next(of: opened.count)] }

    private final class Turn: Sendable {
        private let asked = Atomic(0)

        func next(of count: Int) -> Int {
            asked.wrappingAdd(1, ordering: .relaxed).oldValue % count
        }
    }
}
