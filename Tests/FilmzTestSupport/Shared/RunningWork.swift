public import FilmzDomain

/// Work in the background, which is done as long as a test keeps this.
public final class RunningWork: Sendable {
    public let work = BackgroundWork()
    private let task: Task<Void, Never>

    public init() {
        task = Task { [work] in await work.run() }
    }

    /// Ends what is done, as the end of Filmz does.
    public func end() async {
        task.cancel()
        await task.value
    }

    deinit {
        task.cancel()
    }
}
