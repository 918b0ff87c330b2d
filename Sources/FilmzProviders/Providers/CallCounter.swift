import FilmzDomain
import Foundation

/// How many calls each provider was sent on each day (UTC). They are on the disk a second later.
actor CallCounter {
    private struct Entry: Hashable {
        var provider: Provider
        var day: CalendarDay
    }

    private let memory: any ProviderCache
    private let days: FilmzDomain.Clock
    private var saved: [Entry: Int] = [:]
    private var pendingCounts: [Entry: Int] = [:]
    private let work: BackgroundWork
    private var isSavingSoon = false
    private var isSaving = false
    private var queue: [CheckedContinuation<Void, Never>] = []

    /// - Parameter work: saves a second later
    init(memory: any ProviderCache, work: BackgroundWork, now: @escaping @Sendable () -> Timestamp) {
        self.memory = memory
        self.work = work
        days = Clock(timeZone: .gmt, now: now)
    }

    /// Notes a call.
    func count(_ provider: Provider) {
        pendingCounts[Entry(provider: provider, day: days.today), default: 0] += 1
        guard !isSavingSoon else { return }
        isSavingSoon = true
        work.begin {
            // Cancelled, it leaves the rest to the last ``save()``.
            guard (try? await Task.sleep(for: .milliseconds(800))) != nil else { return }
            await self.saveCounted()
        }
    }

    /// The calls since midnight.
    func calls(of provider: Provider) async throws -> Int {
        let entry = Entry(provider: provider, day: days.today)
        if saved[entry] == nil {
            let calls = try await memory.calls(of: provider, on: entry.day)
            if saved[entry] == nil { saved[entry] = calls }
        }
        return saved[entry, default: 0] + pendingCounts[entry, default: 0]
    }

    /// Saves all that was counted so far. What cannot be saved now is saved with the next calls.
    func save() async {
        if isSaving { await withCheckedContinuation { queue.append($0) } }
        isSaving = true
        await saveAll()
        if queue.isEmpty { isSaving = false } else { queue.removeFirst().resume() }
    }

    private func saveCounted() async {
        isSavingSoon = false
        await save()
    }

    private func saveAll() async {
        let today = days.today
        for (entry, calls) in pendingCounts where calls > 0 {
            guard (try? await memory.count(calls, of: entry.provider, on: entry.day)) != nil else { continue }
            // Read again: another process may have counted too.
            let total = try? await memory.calls(of: entry.provider, on: entry.day)
            saved[entry] = total
            let rest = pendingCounts[entry, default: 0] - calls
            pendingCounts[entry] = if rest > 0 { rest } else { nil }
        }
        saved = saved.filter { $0.key.day >= today }
    }
}
