import FilmzDomain
import Synchronization

/// Providers' lists that a test sets, and that remember who was asked.
final class ScriptedLists: ProviderListManagement {
    struct Script {
        var kept: [ProviderList: FilledProviderList] = [:]
        /// What asking brings; a list that is missing never comes.
        var fresh: [ProviderList: FilledProviderList] = [:]
        var off: Set<ProviderList.Kind> = []
        var asked: [ProviderList] = []
    }

    private let script: Mutex<Script>

    init(_ script: Script = Script()) { self.script = Mutex(script) }

    var asked: [ProviderList] { script.withLock { $0.asked } }

    func change(_ change: (inout sending Script) -> Void) { script.withLock { change(&$0) } }

    func cached(_ lists: [ProviderList], limit: Int) -> [FilledProviderList] {
        script.withLock { script in
            lists.compactMap { script.off.contains($0.kind) ? nil : script.kept[$0] }
        }
    }

    func refreshed(_ list: ProviderList, permission: ProviderPermission) async throws -> FilledProviderList? {
        let fresh = script.withLock { script in
            script.asked.append(list)
            return script.fresh[list]
        }
        guard let fresh else {
            try await Task.sleep(for: .seconds(3_600))
            throw CancellationError()
        }
        script.withLock { $0.kept[list] = fresh }
        return fresh
    }

    func switches() -> [ProviderListSwitch] {
        script.withLock { script in
            ProviderList.Kind.allCases.map {
                ProviderListSwitch(
                    kind: $0, isOn: !script.off.contains($0), provider: $0 == .toBuyOrRent ? nil : $0.sources.first)
            }
        }
    }

    func setOn(_ isOn: Bool, kind: ProviderList.Kind) {
        script.withLock { script in
            if isOn { script.off.remove(kind) } else { script.off.insert(kind) }
        }
    }
}
