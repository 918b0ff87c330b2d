import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BackgroundWorkTests {
    /// What was noted, in that order.
    private let notes: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation

    init() {
        (notes, note) = AsyncStream.makeStream()
    }

    private func noted() async -> [String] {
        note.finish()
        return await notes.reduce(into: []) { $0.append($1) }
    }

    @Test func itIsDoneWhoeverHandsItIn() async {
        let work = BackgroundWork()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        work.begin { [note] in
            note.yield("before")
            // What is under way may hand in more.
            work.begin {
                note.yield("after")
                end.finish()
            }
        }
        let running = Task { await work.run() }
        for await _ in ends {}
        running.cancel()
        await running.value
        #expect(await noted() == ["before", "after"])
    }

    @Test func atTheEndItIsCancelledAndNothingBegins() async {
        let background = RunningWork()
        let (begins, begun) = AsyncStream.makeStream(of: Void.self)
        background.work.begin { [note] in
            begun.finish()
            try? await Task.sleep(for: .seconds(3_600))
            note.yield(Task.isCancelled ? "cancelled" : "done")
        }
        for await _ in begins {}
        await background.end()
        let isBegun = background.work.begin { [note] in note.yield("too late") }
        #expect(!isBegun)
        #expect(await noted() == ["cancelled"])
    }

    @Test(arguments: [true, false])
    func workIsStoppedAlsoBeforeItBegins(isBegun: Bool) async {
        let work = StoppableWork()
        if !isBegun { work.cancel() }
        await work.run { [note] in
            if isBegun { work.cancel() }
            try? await Task.sleep(for: .seconds(3_600))
            note.yield(Task.isCancelled ? "cancelled" : "done")
        }
        #expect(await noted() == ["cancelled"])
    }
}
