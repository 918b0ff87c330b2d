extension Task {
    /// The task's value, for a caller that may be cancelled earlier. The task continues for others that wait.
    /// - Throws: `CancellationError` as soon as the caller is cancelled, and the task's errors
    public func valueUnlessCancelled() async throws -> Success {
        let (results, result) = AsyncStream.makeStream(of: Result<Success, Failure>.self)
        Task<Void, Never> {
            result.yield(await self.result)
            result.finish()
        }
        guard let result = await results.first(where: { _ in true }) else { throw _Concurrency.CancellationError() }
        return try result.get()
    }
}
