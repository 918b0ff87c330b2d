import FilmzDomain

/// What a server asks by itself about newer releases of Filmz, every day.
public struct ReleaseCare: Sendable {
    private let ask: @Sendable () async -> Void

    private static let pause = Duration.days(1)

    /// - Parameter ask: what cannot be had is asked for again on the next day
    public init(ask: @escaping @Sendable () async -> Void) {
        self.ask = ask
    }

    /// Goes on until it is cancelled.
    public func run() async {
        while !Task.isCancelled {
            await ask()
            try? await Task.sleep(for: Self.pause)
        }
    }
}
