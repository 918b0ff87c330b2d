import NIOCore

/// Calls a function after some time. Starting it again is cheap enough for every request: the scheduled task stays, and
/// checks the time when it runs.
///
/// Use it only on its event loop.
final class Countdown {
    private let eventLoop: any EventLoop
    /// The function to call; nil once the countdown is cancelled.
    private var end: (() -> Void)?
    private var deadline: NIODeadline?
    private var scheduled: (task: Scheduled<Void>, at: NIODeadline)?

    init(on eventLoop: any EventLoop, end: @escaping () -> Void) {
        self.eventLoop = eventLoop
        self.end = end
    }

    func start(_ time: TimeAmount) {
        guard end != nil else { return }
        let deadline = NIODeadline.now() + time
        self.deadline = deadline
        if let scheduled {
            guard deadline < scheduled.at else { return }
            scheduled.task.cancel()
        }
        schedule(deadline)
    }

    func stop() {
        deadline = nil
    }

    /// Stops the countdown for good and releases the function.
    func cancel() {
        stop()
        scheduled?.task.cancel()
        scheduled = nil
        end = nil
    }

    private func schedule(_ deadline: NIODeadline) {
        let task = eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { self.look() }
        scheduled = (task, deadline)
    }

    private func look() {
        scheduled = nil
        guard let deadline else { return }
        guard deadline <= .now() else { return schedule(deadline) }
        self.deadline = nil
        end?()
    }
}
