import ArgumentParser
import FilmzDomain
import FilmzText

/// Whether somebody stopped before the end of a film, and where and why.
struct EndingOptions: ParsableArguments {
    @Flag(inversion: .prefixedNo, help: .text(MyFilmsCommandText.stopped))
    var stopped: Bool?

    @Option(help: .text(MyFilmsCommandText.stoppedAt, valueName: "minute"))
    var stoppedAt: Int?

    @Option(help: .text(MyFilmsCommandText.stopReason, valueName: "text"))
    var stopReason: String?

    var isFinished: Bool { ending() == .finished }

    var areMissing: Bool { stopped == nil && stoppedAt == nil && stopReason == nil }

    func validate() throws {
        if stopped == false, stoppedAt != nil || stopReason != nil {
            throw ValidationError(.help(ViewingCommandText.finished))
        }
    }

    /// The ending that is given, and otherwise as it was. A minute or a reason says that somebody stopped.
    func ending(insteadOf old: Viewing.Ending = .finished) -> Viewing.Ending {
        if areMissing { return old }
        var isStopped = stopped == true || stoppedAt != nil || stopReason?.isEmpty == false
        var minute = stoppedAt
        var reason = stopReason
        if case .stopped(let formerMinute, let formerReason) = old {
            isStopped = true
            minute = stoppedAt ?? formerMinute
            reason = stopReason ?? formerReason
        }
        guard stopped != false, isStopped else { return .finished }
        return .stopped(minute: minute, reason: reason ?? "")
    }
}
