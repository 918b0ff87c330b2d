/// `filmz catalogue download`.
public enum DownloadCommandText: TextKey {
    case abstract, discussion, into, only, acceptLicence, from, notice, question, yes, kept, downloaded,
        downloadedSome, makeCatalogue, noAddress, wantedAddress, noFile, nothingWanted, progress, progressOf
    case unreachable, cutShort, refused, unexpected, tooLarge, notWritable

    public var english: Message {
        switch self {
        case .abstract: "Download IMDb's datasets, if you accept IMDb's conditions."
        case .discussion:
            "The conditions are shown first, and nothing is downloaded before you say yes; give --accept-licence where nobody can be asked. All files together are about 1.8 GB; titles and ratings alone, which make a catalogue without people, are 230 MB: --only title.basics,title.ratings.\n\nThis can be interrupted at any time and goes on where it ended. What has not changed since it was downloaded is not fetched again."
        case .into: "Where to put the files (default: imdb-datasets in the data folder)."
        case .only: "Download only these files."
        case .acceptLicence: "Say that you have read IMDb's conditions and accept them."
        case .from: "Download from another place that has the same files."
        case .notice:
            "IMDb offers these files for personal and non-commercial use only: keep them, and the catalogue made of them, to yourself, and use them for no business. IMDb's conditions alone count; read them first:\n{address}\nInformation courtesy of IMDb (https://www.imdb.com). Used with permission."
        case .question: "Do you accept them? [y/N]"
        case .yes: "yes"
        case .kept: "What came so far is kept; the same command goes on from there."
        case .downloaded:
            .plural(one: "Downloaded {count} file into {folder}.", other: "Downloaded {count} files into {folder}.")
        case .downloadedSome:
            .plural(
                one: "Downloaded {count} file into {folder}; {rest} had not changed.",
                other: "Downloaded {count} files into {folder}; {rest} had not changed.")
        case .makeCatalogue: "Make the catalogue of them with: {command}"
        case .noAddress: "{text} is no address to download from; write it like https://datasets.imdbws.com/."
        case .wantedAddress: "an address like https://datasets.imdbws.com/"
        case .noFile: "{text} is none of IMDb's files; they are {files}."
        case .nothingWanted: "Nothing would be downloaded; name a file."
        case .progress: "{file}  {size} MB"
        case .progressOf: "{file}  {size} of {total} MB"
        case .unreachable: "{host} cannot be reached; check the network and try again."
        case .cutShort: "The connection to {host} broke off; try again, and it goes on where it ended."
        case .refused: "{address} was refused (status {status}); check the address, or try again later."
        case .unexpected:
            "{address} is not the file it should be; check the address, and whether this network asks you to sign in."
        case .tooLarge: "{address} has more than {limit} MiB, more than it can have; check the address."
        case .notWritable: "{path} cannot be written ({reason}); check that the disk has room and the folder is yours."
        }
    }
}
