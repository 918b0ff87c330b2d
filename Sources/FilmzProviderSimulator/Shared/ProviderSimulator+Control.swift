import FilmzDomain
import Foundation

extension ProviderSimulator {
    /// The control of the services: it injects faults, and records the calls. Pictures are neither counted nor
    /// affected.
    public actor Control {
        private struct Ledger {
            var fault: Fault?
            /// The number of calls since the fault was set.
            var callsUnderFault = 0
            var callCount = 0
            /// The latest calls: at least the last ``callLimit``, if there are so many.
            var calls: [String] = []
            /// The day of ``answered``.
            var day: CalendarDay?
            /// The number of calls with a valid key that were answered on that day, for OMDb's daily limit.
            var answered = 0
            /// The times of recently answered calls, for the rate limits of the iTunes Store and of TVmaze.
            var recent: [Date] = []

            /// Records a call, in place: the calls of a long run would be slow to copy.
            /// - Returns: the fault to apply; nil for none
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

        /// The number of calls that are recorded for each service.
        static let callLimit = 10_000

        private let now: @Sendable () -> Date
        private var ledgers: [Service: Ledger] = [:]
        /// The number of calls that are in progress, including hanging ones.
        package private(set) var openCalls = 0

        init(now: @escaping @Sendable () -> Date) {
            self.now = now
        }

        /// - Parameter fault: replaces the current one, and restarts the counting of calls; nil ends the faults
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

        /// The recorded calls, oldest first, at most the last 10,000: path and query as they were sent, after the
        /// service's own prefix and without keys: `/search/movie?query=heat`.
        public func calls(of service: Service) -> [String] {
            (ledgers[service]?.calls ?? []).suffix(Self.callLimit)
        }

        /// Resets the faults, the recorded calls and the used quotas.
        public func reset() {
            ledgers = [:]
        }

        /// Records a call.
        /// - Returns: the fault to apply; nil for none
        package func begin(_ call: String, of service: Service) -> Fault.Kind? {
            openCalls += 1
            return ledgers[service, default: Ledger()].note(call)
        }

        /// Records that a call has ended.
        func end() {
            openCalls -= 1
        }

        /// Uses one call of a daily limit, counted in UTC.
        /// - Returns: whether there was a call left
        func takes(oneOf limit: Int?, aDayOf service: Service) -> Bool {
            let today = CalendarDay(at: now())
            var ledger = ledgers[service] ?? Ledger()
            defer { ledgers[service] = ledger }
            if ledger.day != today {
                ledger.day = today
                ledger.answered = 0
            }
            if let limit, ledger.answered >= limit { return false }
            ledger.answered += 1
            return true
        }

        /// Uses one call of a rate limit per number of seconds.
        /// - Returns: whether there was a call left
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
