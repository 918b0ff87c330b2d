import Dispatch
import Testing

extension Trait where Self == OwnThreads {
    /// The trait of tests that wait for other programs.
    static var onOwnThreads: Self { OwnThreads() }
}

/// Runs each test on threads of its own. All other tasks share as few threads as there are processors, so a test that
/// blocks one of these makes all others wait.
struct OwnThreads: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Executor()) { try await function() }
    }

    private final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            // The system makes a thread for each serial queue that has work. Safe: the job runs once, and keeps what it
            // needs alive.
            DispatchQueue(label: "test").async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
}
