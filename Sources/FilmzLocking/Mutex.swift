public import Synchronization

/// A value that one thread at a time reads or changes, as `Synchronization.Mutex`, which it is made of.
///
/// Swift 6.3 compiles that one wrongly where it becomes part of an `async` function. On Linux it asks the current thread for
/// its number, kept in that thread's own memory; behind an `await`, where the thread may be another one, it can write the
/// number into the memory of the former thread. From then on, two threads lock with the same number, and the program ends
/// with *Call to unlock Mutex on a thread which hasn't acquired the lock* as soon as both want one lock. Here, locking and
/// unlocking stay in a function of their own, which no `await` can divide.
public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Synchronization.Mutex<Value>

    public init(_ initial: consuming sending Value) {
        mutex = Synchronization.Mutex(initial)
    }

    /// Calls the body while no other thread has the value. The body must not lock the same mutex.
    @inlinable @inline(never)
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
