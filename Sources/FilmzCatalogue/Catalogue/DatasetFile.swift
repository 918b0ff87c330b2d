/// One of the files of IMDb's datasets.
public enum DatasetFile: String, Hashable, Sendable, CaseIterable {
    case basics = "title.basics"
    case ratings = "title.ratings"
    case alternativeTitles = "title.akas"
    case crew = "title.crew"
    case principals = "title.principals"
    case names = "name.basics"

    /// IMDb's name of the file.
    public var fileName: String { rawValue + ".tsv.gz" }

    /// Its first line.
    var header: String {
        let columns =
            switch self {
            case .basics:
                "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres"
            case .ratings: "tconst averageRating numVotes"
            case .alternativeTitles:
                "titleId ordering title region language types attributes isOriginalTitle"
            case .crew: "tconst directors writers"
            case .principals: "tconst ordering nconst category job characters"
            case .names: "nconst primaryName birthYear deathYear primaryProfession knownForTitles"
            }
        return columns.replacing(" ", with: "\t")
    }

    var columnCount: Int { header.count { $0 == "\t" } + 1 }
}
