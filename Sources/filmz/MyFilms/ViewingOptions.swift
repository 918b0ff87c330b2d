import ArgumentParser
import FilmzDomain
import FilmzText

/// When, where and with whom something was seen.
struct ViewingOptions: ParsableArguments {
    @Option(help: .text(MyFilmsCommandText.on))
    var on: String?

    @Option(help: .text(MyFilmsCommandText.place))
    var place: String?

    @Option(name: .customLong("with"), help: .text(MyFilmsCommandText.companions))
    var companions: String?

    var areMissing: Bool { [on, place, companions].allSatisfy { $0 == nil } }

    /// A draft with the place and the company that are given, and otherwise as it was.
    func draft(insteadOf old: ViewingDraft = ViewingDraft()) -> ViewingDraft {
        var draft = old
        draft.place = place ?? old.place
        draft.companions = companions ?? old.companions
        return draft
    }
}
