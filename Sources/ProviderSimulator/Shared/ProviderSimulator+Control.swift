import Foundation

extension ProviderSimulator {
    /// Makes the services misbehave, and remembers what they were asked. Pictures are neither counted nor affected.
    public actor Control {
        private struct Ledger {
            var fault: Fault?
            /// Since the fault was set.
            var callsUnderFault = 0
            var calls: [String] = []
            /// Calls with a valid key, for OMDb's daily limit.
            var answered = 0
            /// When the calls of the last minute came, for the limit of the iTunes Store.
            var recent: [Date] = []
        }

        private let now: @Sendable () -> Date
        private var ledgers: [Service: Ledger] = [:]

        init(now: @escaping @Sendable () -> Date) {
            self.now = now
        }

        /// - Parameter fault: replaces the one before and counts calls anew; nil makes the service behave.
        public func set(_ fault: Fault?, for service: Service) {
            ledgers[service, default: Ledger()].fault = fault
            ledgers[service, default: Ledger()].callsUnderFault = 0
        }

        /// What was set, whether or not the next call is affected.
        public func fault(of service: Service) -> Fault? {
            ledgers[service]?.fault
        }

        public func callCount(of service: Service) -> Int {
            ledgers[service]?.calls.count ?? 0
        }

        /// What was asked, oldest first: path and query as they were sent, below the service's own prefix and without
        /// keys: `/search/movie?query=heat`.
        public func calls(of service: Service) -> [String] {
            ledgers[service]?.calls ?? []
        }

        /// Forgets the faults, the calls and the quotas used.
        public func reset() {
            ledgers = [:]
        }

        /// Notes a call.
        /// - Returns: how to misbehave
        func begin(_ call: String, of service: Service) -> Fault.Kind? {
            var ledger = ledgers[service] ?? Ledger()
            defer { ledgers[service] = ledger }
            ledger.calls.append(call)
            guard let fault = ledger.fault else { return nil }
            ledger.callsUnderFault += 1
            return fault.affects(ledger.callsUnderFault) ? fault.kind : nil
        }

        /// Uses one call of a limit for all time.
        /// - Returns: whether there was one left
        func takes(oneOf limit: Int?, of service: Service) -> Bool {
            ledgers[service, default: Ledger()].answered += 1
            guard let limit else { return true }
            return ledgers[service, default: Ledger()].answered <= limit
        }

        /// Uses one call of a limit per minute.
        /// - Returns: whether there was one left
        func takes(oneOf limit: Int?, aMinuteOf service: Service) -> Bool {
            let time = now()
            var recent = (ledgers[service]?.recent ?? []).filter { time.timeIntervalSince($0) < 60 }
            recent.append(time)
            ledgers[service, default: Ledger()].recent = recent
            return limit.map { recent.count <= $0 } ?? true
        }
    }
}
