import Foundation

/// A file of IMDb's datasets.
public enum DatasetFile: String, Hashable, Sendable, CaseIterable {
    case basics = "title.basics"
    case ratings = "title.ratings"
    case alternativeTitles = "title.akas"
    case episodes = "title.episode"
    case crew = "title.crew"
    case principals = "title.principals"
    case names = "name.basics"

    /// IMDb's name of the file.
    public var fileName: String { rawValue + ".tsv.gz" }

    public func path(in folder: String) -> String {
        (folder as NSString).appendingPathComponent(fileName)
    }

    /// The approximate sizes of IMDb's files in bytes.
    static let usualSizes: [DatasetFile: Int] = [
        .basics: 220_000_000, .ratings: 9_000_000, .alternativeTitles: 450_000_000, .episodes: 54_000_000,
        .crew: 80_000_000, .principals: 700_000_000, .names: 290_000_000,
    ]

    /// The header, which is the first line of the file.
    var header: String {
        let columns =
            switch self {
            case .basics:
                "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres"
            case .ratings: "tconst averageRating numVotes"
            case .alternativeTitles:
                "titleId ordering title region language types attributes isOriginalTitle"
            case .episodes: "tconst parentTconst seasonNumber episodeNumber"
            case .crew: "tconst directors writers"
            case .principals: "tconst ordering nconst category job characters"
            case .names: "nconst primaryName birthYear deathYear primaryProfession knownForTitles"
            }
        return columns.replacing(" ", with: "\t")
    }

    var columnCount: Int { header.count { $0 == "\t" } + 1 }
}
