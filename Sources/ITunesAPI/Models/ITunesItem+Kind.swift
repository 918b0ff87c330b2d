import Foundation

extension ITunesItem {
    /// The kind of the record.
    ///
    /// It is the store's own kind if there is one. Since late 2025 some records have none; then it is derived from the
    /// wrapper, the address of the page, and finally genre, running time and fields that only films have.
    public var kind: ITunesKind {
        if let rawKind { return ITunesKind(rawKind: rawKind) }
        switch wrapperType {
        case "audiobook": return .audiobook
        case "collection": return collectionKind
        case "track", nil: return trackKind(isMovie: looksLikeMovie)
        case let other?: return .other(other)
        }
    }

    /// Whether it is a film among the results of a search for films, where a track is a film unless something
    /// contradicts that.
    var isMovieAmongMovies: Bool {
        kind == .movie
            || rawKind == nil && wrapperType == "track" && trackKind(isMovie: isStreamable == nil) == .movie
    }

    private var collectionKind: ITunesKind {
        switch collectionType {
        case "Album", "Compilation": return .album
        case "TV Season": return .tvSeason
        case "Movie Bundle", "Movie Collection": return .bundle
        case let other?: return .other(other)
        case nil: break
        }
        return switch collectionViewURL?.shelf {
        case "album": .album
        case "tv-season": if bundlesSeasons { .tvBundle } else { .tvSeason }
        case "audiobook": .audiobook
        case "movie-collection", "movie": .bundle
        case nil where saysCompleteSeries: .tvBundle
        default: if copyright == nil && primaryGenreName != "Soundtrack" { .bundle } else { .album }
        }
    }

    /// The kind of a track by its page, or a film or not if the page does not tell.
    private func trackKind(isMovie: Bool) -> ITunesKind {
        guard trackID != nil else { return .other(wrapperType ?? "") }
        return switch trackViewURL?.shelf {
        case "movie": .movie
        case "album", "song": .song
        case "book": .ebook
        case "audiobook": .audiobook
        case "tv-season", "episode": .tvEpisode
        case "music-video", "podcast", "app": .other(wrapperType ?? "")
        default: if isMovie { .movie } else { .other(wrapperType ?? "") }
        }
    }

    /// Whether genre and fields suggest a film. Music and podcasts have genres of the same names, hence the second
    /// check.
    private var looksLikeMovie: Bool {
        guard isStreamable == nil else { return false }
        let hasWhatOnlyFilmsHave =
            longDescription != nil || trackHDAmount != nil || trackRentalAmount != nil
            || trackHDRentalAmount != nil || hasITunesExtras != nil
        let runsLong = runtime.map { $0 >= .seconds(40 * 60) } ?? false
        return if primaryGenreName.map(ITunesGenre.englishNames.contains) ?? false {
            hasWhatOnlyFilmsHave || runsLong
        } else {
            hasWhatOnlyFilmsHave && runsLong
        }
    }
}

extension ITunesKind {
    fileprivate init(rawKind: String) {
        switch rawKind {
        case "feature-movie": self = .movie
        case "movie-bundle": self = .bundle
        case "album": self = .album
        case "song": self = .song
        case "ebook": self = .ebook
        case "audiobook": self = .audiobook
        case "tv-season": self = .tvSeason
        case "tv-episode": self = .tvEpisode
        default: self = .other(rawKind)
        }
    }
}

extension URL {
    /// The part of a store's address that names the kind of page: `/us/movie/heat/id269731234` is a film's. The country
    /// may be missing.
    var shelf: String? {
        let parts = pathComponents.filter { $0 != "/" }
        guard let first = parts.first else { return nil }
        return if first.count == 2 && parts.count > 1 { parts[1] } else { first }
    }
}
