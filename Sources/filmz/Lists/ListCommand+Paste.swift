import ArgumentParser
import FilmzDomain
import FilmzReading
import FilmzText
import Foundation

extension ListCommand {
    struct Paste: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "paste", abstract: .help(FilmListCommandText.paste),
            discussion: .help(FilmListCommandText.pasteDiscussion))

        @OptionGroup var list: FilmListArgument

        @Argument(help: .text(FilmListCommandText.file))
        var file = "-"

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let text = try Self.text(of: file)
            try await withServices { services, person in
                let list = try await list.resolve(services, for: person)
                var report = try await PastedFilmAnswer.load(text, from: services, for: person)
                if let edit = report.edit {
                    report.change = try await services.lists.apply(edit, to: list.id, of: person)?.id
                }
                try show(report, list: list)
                // A script must notice that a decision is needed.
                if report.leftOutCount > 0 || report.matches.contains(where: { $0.film == nil }) { throw ExitCode(1) }
            }
        }

        private func show(_ report: PastedFilmAnswer, list: FilmListName) throws {
            if options.json { return try Output.json(report) }
            let strings = options.strings
            let count = report.matches.count { $0.film != nil }
            if count > 0 {
                let done = strings.count(FilmListCommandText.pasted, count, ["list": list.name])
                try ChangeResult(change: report.change).show(done, options: options)
            }
            let heads: [FilmListCommandText] = [.lineHead, .textHead, .perhapsHead, .addHead]
            let open = report.matches.filter { $0.film == nil }
            if !open.isEmpty {
                Output.table(heads.map { strings[$0] }, in: strings) { _ in open.flatMap { rows($0, list: list.id) } }
            }
            if report.leftOutCount > 0 { Output.warn(strings.count(PasteText.leftOut, report.leftOutCount)) }
        }

        /// A line for each film that may be meant, with the command that puts it on the list.
        private func rows(_ match: PastedFilmMatch, list: FilmList.ID) -> [[String]] {
            let line = [String(match.line), match.pastedFilm.text]
            guard !match.films.isEmpty else { return [line + ["", ""]] }
            return match.films.map { film in
                let id = film.externalIDs.imdb?.description ?? film.id.description
                return line + [film.heading, "filmz list add \(list) \(id)"]
            }
        }

        /// The text of a file, or of the standard input.
        private static func text(of file: String) throws -> String {
            do {
                return try TextFile.text(try RegularFile.given(file, limit: TextFile.byteLimit))
            } catch FileProblem.tooLarge {
                throw CommandError.refused { $0.sentence(for: .tooLarge) }
            } catch let problem as TextFile.Problem {
                throw CommandError.refused { $0.sentence(for: problem) }
            } catch {
                throw CommandError.file(file, FilmListCommandText.unreadable, because: error)
            }
        }
    }
}
