/// `filmz catalogue`.
public enum CatalogueCommandText: TextKey {
    case abstract, status, head, madeFrom, films, madeAt, holds, edition, fromIMDb, fromFilmz
    case importDatasets, importDiscussion, importFolder, kinds, adult, leastVotes, episodeVotes, regions, languages,
        unchanged,
        skippedRows,
        imported, episodes, noEpisodes, noVotes, noKind, nothingLeft, progress, progressLeft

    public var english: Message {
        switch self {
        case .abstract: "See which films Filmz knows by itself, or give it all that IMDb lists."
        case .status: "Print what the catalogue is made of, when it was made, and its films."
        case .head: "CATALOGUE"
        case .madeFrom: "made from"
        case .films: "films"
        case .madeAt: "made at"
        case .holds: "holds"
        case .edition: "edition"
        case .fromIMDb: "IMDb’s datasets"
        case .fromFilmz: "the films that come with Filmz"
        case .importDatasets: "Make the catalogue of IMDb's datasets."
        case .importDiscussion:
            "IMDb gives its datasets to everybody for personal and non-commercial use; read the conditions at https://developer.imdb.com/non-commercial-datasets/ and decide. The files are at https://datasets.imdbws.com/, and filmz catalogue download fetches them; leave them packed. title.basics.tsv.gz and title.ratings.tsv.gz are needed; title.akas, title.crew, title.principals and name.basics add other titles and people, and title.episode the episodes of shows.\n\nThe present catalogue stays in use until the new one is whole, also while Filmz serves. What you keep of films stays whatever the catalogue says. This can be interrupted at any time and begun again."
        case .importFolder: "The folder of the files (default: where filmz catalogue download puts them)."
        case .kinds: "What to take: {kinds}."
        case .adult: "Take titles for adults too."
        case .leastVotes: "Leave out what fewer users of IMDb have rated."
        case .episodeVotes: "Leave out the episodes of shows that fewer users of IMDb have rated."
        case .regions: "Take the titles used in these regions, as IMDb codes them."
        case .languages: "Take the titles in these languages too."
        case .unchanged: "Nothing was changed."
        case .skippedRows: "skipped rows: {problems}; such as {example}"
        case .imported:
            .plural(
                one: "The catalogue now has {count} film, after {seconds} s.",
                other: "The catalogue now has {count} films, after {seconds} s.")
        case .episodes:
            .plural(one: "{count} episode of its shows is known.", other: "{count} episodes of its shows are known.")
        case .noEpisodes: "Episodes of shows are not known, because there is no {file}."
        case .noVotes: "{text} is no number of votes; give 0 or more."
        case .noKind: "{text} is nothing IMDb lists; see: filmz help catalogue import"
        case .nothingLeft: "Nothing would be left; name a kind."
        case .progress: "{file} {bar} {percent} %  {rows} rows, {kept} kept, {pace} a second"
        case .progressLeft: "{progress}, {seconds} s left"
        }
    }
}
