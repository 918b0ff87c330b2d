import FilmzDomain

/// A parser of persons, from the rows of `name.basics`.
struct PersonsParser: DatasetParser {
    let file = DatasetFile.names
    var rows = 0
    var problems = DatasetProblems()

    /// The people who have a credit.
    private let personNumbers: NumberSet
    private var persons: [PersonBatch.Person] = []

    init(_ personNumbers: NumberSet) {
        self.personNumbers = personNumbers
    }

    mutating func batch(_ chunk: DatasetChunk) -> PersonBatch {
        persons.removeAll(keepingCapacity: true)
        read(chunk)
        return PersonBatch(text: chunk.bytes, persons: persons)
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field() else { return cursor.skipRow(as: .columns) }
        guard let number = cursor.person(id) else { return cursor.skipRow(as: .id) }
        guard personNumbers.contains(number) else { return cursor.skipRow(as: nil) }
        guard let name = cursor.field(), let born = cursor.field(), let died = cursor.field(), cursor.field() != nil,
            cursor.lastField() != nil
        else { return cursor.skipRow(as: .columns) }
        guard cursor.isText(name) else { return .text }
        guard let born = cursor.optionalNumber(born), let died = cursor.optionalNumber(died) else { return .number }
        persons.append(PersonBatch.Person(number: number, name: name, birthYear: born, deathYear: died))
        return nil
    }
}
