import APICore

/// A credit: who did what in which work.
///
/// See https://developer.themoviedb.org/reference/credit-details.
public struct TMDbCredit: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the credit.
    public let id: String
    /// `cast` or `crew`.
    public let type: String?
    /// The department: `Acting`, `Directing`.
    public let department: String?
    /// The job: `Actor`, `Director`.
    public let job: String?
    /// The person.
    public let person: TMDbPersonSummary?
    /// The film or the series. Nil when it is neither, or cannot be read.
    public let work: TMDbCreditedWork?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case type = "credit_type"
        case department
        case job
        case person
        case work = "media"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
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
