public import FilmzDomain

extension Strings {
    /// `Kino Babylon · with Ada · Stopped at minute 45`.
    public func circumstances(of viewing: Viewing) -> String {
        var parts: [String?] = [
            viewing.place, with(viewing.companions), viewing.isRewatch ? self[ViewingText.again] : nil,
        ]
        if case .stopped(let minute, let reason) = viewing.ending {
            let stopped = minute.map { self[ViewingText.stoppedAt, ["minute": String($0)]] }
            parts += [stopped ?? self[ViewingText.stopped], reason]
        }
        return facts(parts)
    }

    /// `with Ada`; nil for nobody.
    public func with(_ people: String) -> String? {
        if people.isEmpty { nil } else { self[ViewingText.with, ["people": people]] }
    }
}
