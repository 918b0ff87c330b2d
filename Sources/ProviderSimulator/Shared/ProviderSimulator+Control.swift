import FilmzDomain
import Foundation

extension ProviderSimulator {
    /// Makes the services misbehave, and remembers what they were asked. Pictures are neither counted nor affected.
    public actor Control {
        private struct Ledger {
            var fault: Fault?
            /// Since the fault was set.
            var callsUnderFault = 0
            var callCount = 0
            /// The last ones, and perhaps some more.
            var calls: [String] = []
            /// The day of ``answered``.
            var day: CalendarDay?
            /// Calls with a valid key that were answered on that day, for OMDb's daily limit.
            var answered = 0
            /// When the calls answered lately came, for the limits of the iTunes Store and of TVmaze.
            var recent: [Date] = []

            /// Notes a call, in place: the calls of a long run would take long to copy.
            /// - Returns: how to misbehave
            mutating func note(_ call: String) -> Fault.Kind? {
                callCount += 1
                calls.append(call)
                if calls.count >= 2 * Control.callLimit { calls.removeFirst(Control.callLimit) }
                guard let fault else { return nil }
                callsUnderFault += 1
                guard fault.affects(callsUnderFault) else { return nil }
                return fault.kind
            }
        }

        /// How many calls are remembered of each service.
        static let callLimit = 10_000

        private let now: @Sendable () -> Date
        private var ledgers: [Service: Ledger] = [:]
        /// The calls that are being answered, or left without an answer.
        package private(set) var openCalls = 0

        init(now: @escaping @Sendable () -> Date) {
            self.now = now
        }

        /// - Parameter fault: replaces the one before and counts calls anew; nil makes the service behave.
        public func set(_ fault: Fault?, for service: Service) {
            ledgers[service, default: Ledger()].fault = fault
            ledgers[service, default: Ledger()].callsUnderFault = 0
        }

        /// The fault that was set, whether or not it affects the next call.
        public func fault(of service: Service) -> Fault? {
            ledgers[service]?.fault
        }

        public func callCount(of service: Service) -> Int {
            ledgers[service]?.callCount ?? 0
        }

        /// What was asked, oldest first, at most the last 10,000: path and query as they were sent, below the service's
        /// own prefix and without keys: `/search/movie?query=heat`.
        public func calls(of service: Service) -> [String] {
            (ledgers[service]?.calls ?? []).suffix(Self.callLimit)
        }

        /// Forgets the faults, the calls and the quotas used.
        public func reset() {
            ledgers = [:]
        }

        /// Notes a call.
        /// - Returns: how to misbehave
        package func begin(_ call: String, of service: Service) -> Fault.Kind? {
            openCalls += 1
            return ledgers[service, default: Ledger()].note(call)
        }

        /// Notes that a call has ended.
        func end() {
            openCalls -= 1
        }

        /// Uses one call of a limit per day, counted in UTC.
        /// - Returns: whether there was one left
        func takes(oneOf limit: Int?, aDayOf service: Service) -> Bool {
            let today = CalendarDay(at: now())
            var ledger = ledgers[service] ?? Ledger()
            defer { ledgers[service] = ledger }
            if ledger.day != today { (ledger.day, ledger.answered) = (today, 0) }
            if let limit, ledger.answered >= limit { return false }
            ledger.answered += 1
            return true
        }

        /// Uses one call of a limit per so many seconds.
        /// - Returns: whether there was one left
        func takes(oneOf limit: Int?, in seconds: Double, of service: Service) -> Bool {
            let time = now()
            guard let limit else { return true }
            var ledger = ledgers[service] ?? Ledger()
            defer { ledgers[service] = ledger }
            ledger.recent.removeAll { time.timeIntervalSince($0) >= seconds }
            if ledger.recent.count >= limit { return false }
            ledger.recent.append(time)
            return true
        }
    }
}
