extension Task {
    /// Its value, for a caller who may leave earlier. The task goes on for others who wait.
    /// - Throws: `CancellationError` as soon as the caller is cancelled, and what the task throws
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
