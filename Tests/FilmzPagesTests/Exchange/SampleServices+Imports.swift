import FilmzDomain

extension SampleServices: FileImportService {
    func imports(of person: Person.ID) -> [FileImport] { fileImports }
    func fileImport(_ id: FileImport.ID, of person: Person.ID) -> FileImport? { fileImports.first { $0.id == id } }
    func parts(_ id: FileImport.ID, of person: Person.ID) -> [FileImportPart] { [] }
    func keep(_ parts: [FileImportPart], named name: String, for person: Person.ID) throws -> FileImport {
        throw FileImportsFull()
    }
    func restore(_ fileImport: FileImport, parts: [FileImportPart], for person: Person.ID) {}
    func answer(_ id: FileImport.ID, answers: FileImportAnswers, of person: Person.ID) {}
    func note(_ outcome: FileImport.Outcome, of id: FileImport.ID, by person: Person.ID) {}
    func remove(_ id: FileImport.ID, of person: Person.ID) -> Bool { false }
    func choices(of person: Person.ID) -> [String: FileImportChoice] { [:] }
    func choose(_ choices: [String: FileImportChoice], for person: Person.ID) {}
}
