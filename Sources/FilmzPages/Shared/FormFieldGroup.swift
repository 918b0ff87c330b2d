/// Fields of one form whose names begin in the same way, and end with what each of them is about: `choice-0`,
/// `choice-1`.
public struct FormFieldGroup: Sendable {
    let start: String

    /// The film that an asked one is, by its number.
    public static let choice = FormFieldGroup(start: "choice-")
    /// The note about a film, by the film's ID.
    public static let note = FormFieldGroup(start: "note-")
    /// What a field had when the form was drawn, by the field's name.
    static let former = FormFieldGroup(start: "was-")
    /// What the rows of a file mean, by the file's name.
    static let meaning = FormFieldGroup(start: "meaning-")
    /// Whether the columns of a file are asked about, by its number.
    static let columns = FormFieldGroup(start: "columns-")
    /// What a column means, by the numbers of file and column: `0-3`.
    static let column = FormFieldGroup(start: "column-")
    /// The scale of the ratings of a file, by its number.
    static let scale = FormFieldGroup(start: "scale-")
    /// The order of day and month in a file, by its number.
    static let order = FormFieldGroup(start: "order-")

    /// The field about this.
    subscript(_ subject: String) -> FormField<String> { FormField(start + subject) }

    subscript(_ number: Int) -> FormField<String> { self[String(number)] }
}
