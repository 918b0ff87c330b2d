import ArgumentParser
import FilmzDomain

struct UndoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take a change back, by the number that was printed when it was made.")

    @Argument(help: "The number of the change.")
    var change: String

    @OptionGroup var options: StoreOptions

    func run() async throws {
        guard let id = Change.ID(change) else { throw DomainError.nothingToUndo }
        let undone = try await options.services().undo.undo(id, of: .owner)
        try ChangeReport(undone).show("Undone", json: options.json)
    }
}

/// What a command did, with the number to undo it by.
struct ChangeReport: Encodable {
    /// Nil when everything was so already.
    var change: Change.ID?
    var film: Film.ID?

    init(_ change: Change?, film: Film.ID? = nil) {
        self.change = change?.id
        self.film = film
    }

    func show(_ sentence: String, json: Bool) throws {
        if json { return try Output.json(self) }
        if let change {
            print("\(sentence). To undo: filmz undo \(change)")
        } else {
            print("\(sentence) already; nothing changed.")
        }
    }
}
