import FilmzText
import Foundation

/// Asks questions on standard error, and reads the answers from standard input: a person at a terminal, or lines of a
/// script.
struct Dialogue {
    let strings: Strings

    var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    func say(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Asks until the answer can be used. For one that cannot, it prints why, and repeats the question.
    /// - Parameters:
    ///   - usual: the default for an empty answer; nil when there is none
    ///   - read: parses the answer, or throws the ``CommandError`` that says what is wrong
    func ask<Value>(
        _ question: String, usual: String? = nil, isSecret: Bool = false, read: (String) throws -> Value
    ) throws -> Value {
        while true {
            let answer = try line(question + (usual.map { " [\($0)]" } ?? "") + " ", isSecret: isSecret)
            do {
                return try read(answer.isEmpty ? usual ?? "" : answer)
            } catch let error as CommandError {
                say("  " + error.sentence(strings))
            }
        }
    }

    /// The index of the chosen answer.
    func choose(_ question: String, answers: [String], usual: Int) throws -> Int {
        say(question)
        for (place, answer) in answers.enumerated() { say("  \(place + 1)  \(answer)") }
        return try ask(strings[SetupCommandText.number], usual: String(usual + 1)) { text in
            guard let number = Int(text), 1...answers.count ~= number else {
                throw CommandError.invalid(SetupCommandText.noNumber, ["count": String(answers.count)])
            }
            return number - 1
        }
    }

    /// - Throws: ``CommandError/refused(_:)`` at the end of the input
    private func line(_ prompt: String, isSecret: Bool) throws -> String {
        let answer: String?
        if isSecret && isTerminal {
            answer = HiddenInput.line(prompt: prompt)
        } else {
            try? FileHandle.standardError.write(contentsOf: Data(prompt.utf8))
            answer = HiddenInput.line()
            if !isTerminal { say("") }
        }
        guard let answer else { throw CommandError.invalid(SetupCommandText.stopped) }
        // A password may have spaces at its ends.
        return if isSecret { answer } else { answer.trimmingCharacters(in: .whitespaces) }
    }
}
