public import Synchronization

/// A mutex around a value, like `Synchronization.Mutex`, which it wraps.
///
/// Swift 6.3 miscompiles that one where it is inlined into an `async` function. On Linux it asks the current thread for
/// its ID, which is cached in thread-local storage; after an `await`, where the thread may be another one, it can write
/// the ID into the storage of the former thread. From then on, two threads lock with the same ID, and the program ends
/// with *Call to unlock Mutex on a thread which hasn't acquired the lock* as soon as both want one lock. Here, locking
/// and unlocking stay in a function of their own, which no `await` can divide.
public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Synchronization.Mutex<Value>

    public init(_ initial: consuming sending Value) {
        mutex = Synchronization.Mutex(initial)
    }

    /// Calls the body while no other thread has access to the value. The body must not lock the same mutex.
    @inlinable @inline(never)
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
