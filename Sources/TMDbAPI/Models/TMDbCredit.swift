import APICore

/// A credit: a person's role or job in a film or a series.
///
/// See https://developer.themoviedb.org/reference/credit-details.
public struct TMDbCredit: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the credit.
    public let id: String
    /// The kind of credit: `cast` or `crew`.
    public let type: String?
    /// The department: `Acting`, `Directing`.
    public let department: String?
    /// The job: `Actor`, `Director`.
    public let job: String?
    /// The person with the credit.
    public let person: TMDbPersonSummary?
    /// The film or the series. Nil if it is neither, or cannot be decoded.
    public let work: TMDbCreditedWork?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: String, type: String? = nil, department: String? = nil, job: String? = nil,
        person: TMDbPersonSummary? = nil, work: TMDbCreditedWork? = nil
    ) {
        self.id = id
        self.type = type
        self.department = department
        self.job = job
        self.person = person
        self.work = work
    }
}

extension TMDbCredit: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, department, job, person
        case type = "credit_type"
        case work = "media"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        type = values.text(.type)
        department = values.text(.department)
        job = values.text(.job)
        person = values.value(.person)
        work = values.value(.work)
    }
}
