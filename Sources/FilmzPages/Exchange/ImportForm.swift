public import FilmzDomain
public import FilmzExchange

/// The form with a person's answers about files to import.
public struct ImportForm: Sendable {
    public enum Action: String, Sendable {
        case take, save, remove
        /// All doubtful films without another answer are added as films of the person's own.
        case own
    }

    /// Nil when the form names none.
    public let action: Action?
    /// The index of the film, among the entries of the plan, that the person wants to search for; nil for none.
    public let find: Int?
    private let fields: FormFields

    /// The values of a choice that stand for no film.
    static let own = "own"
    static let leaveOut = "out"

    /// Parses the answer of the page that asks about a single film.
    /// - Returns: nil when it is not an answer about a film
    public static func choice(_ text: String) -> FileImportChoice? {
        switch text {
        case own: .own
        case leaveOut: .leaveOut
        default: Film.ID(text).map(FileImportChoice.film)
        }
    }

    public init(_ fields: FormFields) {
        self.fields = fields
        find = fields[.find]
        action = if find == nil { fields[.importAction] } else { .save }
    }

    /// The earlier answers, updated with those of the form.
    public func answers(_ earlierAnswers: FileImportAnswers, reading: ExchangeReading) -> FileImportAnswers {
        var answers = earlierAnswers
        answers.rule = fields[.importRule] ?? earlierAnswers.rule
        for file in reading.files {
            for (part, meanings) in file.questions {
                let name = file.parts[part].name
                let meaning = fields[FormFieldGroup.meaning[name]].flatMap(ExchangeFile.RowMeaning.init(rawValue:))
                if let meaning, meanings.contains(meaning) { answers.meanings[name] = meaning.rawValue }
            }
        }
        if fields[.topics] != nil {
            answers.topics = Set(fields.all(.topic))
        }
        for (number, file) in reading.files.enumerated() {
            guard let columns = file.columns, fields[FormFieldGroup.columns[number]] != nil else { continue }
            let mapping = mapping(columns.mapping, number: number)
            if mapping != columns.mapping {
                answers.columns = (answers.columns ?? [:]).merging([columns.key: mapping.text]) { $1 }
            }
        }
        return answers
    }

    /// - Parameter number: the index of the file
    private func mapping(_ guessedMapping: ColumnMapping, number: Int) -> ColumnMapping {
        var mapping = guessedMapping
        for index in mapping.meanings.indices {
            guard let text = fields[FormFieldGroup.column["\(number)-\(index)"]] else { continue }
            mapping.meanings[index] = ColumnMapping.Meaning(rawValue: text)
        }
        mapping.ratingScale =
            RatingScale(rawValue: fields[FormFieldGroup.scale[number]] ?? "") ?? guessedMapping.ratingScale
        mapping.dateOrder = DateOrder(rawValue: fields[FormFieldGroup.order[number]] ?? "") ?? guessedMapping.dateOrder
        return mapping
    }

    /// The answers about doubtful films, by the films' keys. The form only says which film; only films that were
    /// found for it are accepted.
    public func choices(_ plan: ImportPlan) -> [String: FileImportChoice] {
        var choices: [String: FileImportChoice] = [:]
        for (number, value) in fields.all(FormFieldGroup.choice) {
            guard let number = Int(number), plan.entries.indices.contains(number), plan.entries[number].isDoubtful
            else { continue }
            let entry = plan.entries[number]
            guard let choice = Self.choice(value) else { continue }
            if case .film(let film) = choice, !entry.candidates.contains(where: { $0.id == film }) { continue }
            choices[entry.importedFilm.key] = choice
        }
        guard action == .own else { return choices }
        return plan.doubtful.reduce(into: choices) { choices, entry in
            if choices[entry.importedFilm.key] == nil { choices[entry.importedFilm.key] = .own }
        }
    }
}
