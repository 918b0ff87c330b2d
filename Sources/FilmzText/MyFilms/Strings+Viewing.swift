public import FilmzDomain

extension Strings {
    /// `Kino Babylon · with Ada · Stopped at minute 45`.
    public func circumstances(of viewing: Viewing) -> String {
        facts([
            viewing.place, with(viewing.companions), viewing.isRewatch ? self[ViewingText.again] : nil,
            ending(of: viewing),
        ])
    }

    /// `Stopped at minute 45 · Too slow`; nil for a viewing to the end.
    public func ending(of viewing: Viewing) -> String? {
        guard case .stopped(let minute, let reason) = viewing.ending else { return nil }
        let stopped = minute.map { self[ViewingText.stoppedAt, ["minute": String($0)]] }
        return facts([stopped ?? self[ViewingText.stopped], reason])
    }

    /// `with Ada`; nil for nobody.
    public func with(_ people: String) -> String? {
        if people.isEmpty { nil } else { self[ViewingText.with, ["people": people]] }
    }
}
