import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct CallCounterTests {
    private let memory = CallCountCache()
    private let clock = SettableClock()
    private let background = RunningWork()
    private let counter: CallCounter

    init() {
        let clock = clock
        counter = CallCounter(memory: memory, work: background.work) { clock.now }
    }

    @Test func whatIsCountedWhileItIsSavedIsSavedNext() async throws {
        await memory.hold()
        await counter.count(.omdb)
        let saving = Task { await counter.save() }
        try await eventually("the first save is under way") { await memory.waiting == 1 }
        await counter.count(.omdb)
        #expect(try await counter.calls(of: .omdb) == 2)
        await memory.letGo()
        await saving.value
        #expect(try await counter.calls(of: .omdb) == 2)
        await counter.save()
        #expect(try await counter.calls(of: .omdb) == 2)
        #expect(await memory.counts == ["omdb 2011-07-14": 2])
    }

    @Test func eachDayAndEachProviderHasItsOwn() async throws {
        await counter.count(.omdb)
        await counter.count(.tmdb)
        clock.now = clock.now.endOfDay
        #expect(try await counter.calls(of: .omdb) == 0)
        await counter.count(.omdb)
        await counter.save()
        #expect(await memory.counts == ["omdb 2011-07-14": 1, "tmdb 2011-07-14": 1, "omdb 2011-07-15": 1])
        #expect(try await counter.calls(of: .omdb) == 1)
    }

    @Test func whatAnotherProcessCountsIsSeen() async throws {
        let clock = clock
        let other = CallCounter(memory: memory, work: background.work) { clock.now }
        #expect(try await counter.calls(of: .amc) == 0)
        await other.count(.amc)
        await other.save()
        await counter.count(.amc)
        await counter.save()
        #expect(try await counter.calls(of: .amc) == 2)
    }
}
