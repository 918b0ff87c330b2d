import APICore

/// A department of a film crew, with its jobs.
///
/// See https://developer.themoviedb.org/reference/configuration-jobs.
public struct TMDbDepartment: Sendable, Hashable {
    /// The name, as in ``TMDbCrewMember/department``: `Directing`.
    public let name: String
    /// The jobs, as in ``TMDbCrewMember/job``: `Director`.
    public let jobs: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String, jobs: [String] = []) {
        self.name = name
        self.jobs = jobs
    }
}

extension TMDbDepartment: Codable {
    private enum CodingKeys: String, CodingKey {
        case name = "department"
        case jobs
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `department`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        jobs = values.texts(.jobs)
    }
}
