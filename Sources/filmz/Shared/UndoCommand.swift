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
        try await options.withServices { services in
            let undone = try await services.undo.undo(id, of: .owner)
            try await ChangeReport.load(undone, from: services, for: .owner).show("Undone", json: options.json)
        }
    }
}

extension ChangeReport {
    func show(_ sentence: String, json: Bool) throws {
        if json { return try Output.json(self) }
        if let change {
            print("\(sentence). To undo: filmz undo \(change)")
        } else {
            print("\(sentence) already; nothing changed.")
        }
    }
}
