import Synchronization

/// The memory that a search works in, kept for the next one.
struct Scratch: Sendable {
    let marks: Marks
    var names: [UInt32] = []
    var terms = TermBuffer()
}

/// As much scratch memory as there were searches at the same time.
final class ScratchPool: Sendable {
    private let termCount: Int
    private let free = Mutex<[Scratch]>([])

    init(termCount: Int) {
        self.termCount = termCount
    }

    /// nil when there is no memory.
    func take() -> Scratch? {
        free.withLock { $0.popLast() } ?? Marks(termCount: termCount).map { Scratch(marks: $0) }
    }

    func giveBack(_ scratch: consuming Scratch) {
        let scratch = scratch
        free.withLock { $0.append(scratch) }
    }
}
