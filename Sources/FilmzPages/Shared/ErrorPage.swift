public import FilmzDomain
import FilmzText

/// A page that says what went wrong, what it means for the person's films, and what to do next.
public struct ErrorPage: WebPage {
    /// The HTTP status of the response.
    public let status: Int
    let error: DomainError?
    /// Texts that replace those for the status.
    private var special: (title: ErrorText, hint: ErrorText)?

    /// The error of a form with a file.
    private var upload: UploadProblem?

    /// The page for a server that other machines can reach but whose password was removed.
    public static var passwordMissing: ErrorPage {
        var page = ErrorPage(status: 503)
        page.special = (.passwordMissing, .passwordMissingHint)
        return page
    }

    /// The page for a failed disk or database, with a given status.
    public init(_ error: StorageError, status: Int) {
        self.init(status: status)
        special =
            switch error {
            case .full: (.diskFull, .diskFullHint)
            case .locked: (.locked, .lockedHint)
            case .readOnly: (.readOnly, .readOnlyHint)
            case .damaged: (.damaged, .damagedHint)
            case .detached: (.detached, .detachedHint)
            }
    }

    public init(status: Int, error: DomainError? = nil) {
        self.status = status
        self.error = error
    }

    /// The page for an error, with the status that fits it.
    public init(_ error: DomainError) {
        let status =
            switch error {
            case .noSuchFilm, .noSuchViewing, .noSuchEpisode, .noSuchList, .noSuchTag, .noSuchShare,
                .noSuchTheatre, .noSuchShowtime:
                404
            case .tooManyShares, .tooManyAddresses, .tooManyEpisodes, .tooManyTheatres, .episodeHasPlace: 409
            case .noteChanged, .filmOfOthers, .filmInUse: 409
            case .nothingToUndo, .importElsewhere, .notOnList, .listFull, .listByRule, .tooManyLists, .tooManyTags: 409
            case .notAddedByHand, .notYours, .ownersOnly, .setElsewhere: 403
            case .invalid: 422
            }
        self.init(status: status, error: error)
    }

    /// The page for an error, with the status that fits it.
    public init(_ error: BackupError) {
        switch error {
        case .unreadable, .foreign, .damaged, .tooNew, .present: self.init(status: 422)
        case .tooLarge: self.init(status: 413)
        case .exists, .inUse: self.init(status: 409)
        }
        special = (title, Strings.text(for: error))
    }

    /// The page for a form that cannot be read, with status 422.
    public init(_ problem: UploadProblem) {
        self.init(status: 422)
        upload = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[error == nil ? self.title : titleWithError]
        return Layout(title: title, back: .home).document(
            context,
            content: """
                <section class="empty" id="results">
                <p class="status">\(status)</p>
                <h1>\(title)</h1>
                \(error.map { "<p>\(strings.message(for: $0))</p>" as HTML })
                \(reason(strings).map { "<p>\($0)</p>" as HTML })
                <p class="buttons"><a class="button primary" href="\(SitePath.search)">\(strings[ErrorText.search])</a>
                <a class="button" href="\(SitePath.shelf(.watchlist))">\(strings[SharedText.myFilms])</a>
                <a class="button" href="\(SitePath.home)">\(strings[ErrorText.home])</a></p>
                </section>
                """)
    }

    private func reason(_ strings: Strings) -> String? {
        upload.map(strings.message(for:)) ?? hint.map { strings[$0] }
    }

    private var title: ErrorText {
        if let special { return special.title }
        return switch status {
        case 400, 405: .badRequest
        case 401, 403: .forbidden
        case 404, 410: .notFound
        case 409: .conflict
        case 413, 414: .tooLarge
        case 415: .wrongKind
        case 422: .invalid
        case 503: .unavailable
        case 500...: .failed
        default: .title
        }
    }

    private var titleWithError: ErrorText {
        switch error {
        case .noSuchFilm, .noSuchViewing, .noSuchEpisode, .noSuchList, .noSuchTag, .noSuchShare, .noSuchTheatre,
            .noSuchShowtime:
            .notFound
        case .tooManyShares, .tooManyAddresses, .tooManyEpisodes, .tooManyTheatres, .episodeHasPlace: .conflict
        case .importElsewhere: .importElsewhere
        case .noteChanged, .notOnList, .listFull, .listByRule, .tooManyLists, .tooManyTags, .nothingToUndo,
            .notAddedByHand,
            .notYours, .filmOfOthers, .filmInUse, .ownersOnly, .setElsewhere:
            .conflict
        case .invalid, nil: .invalid
        }
    }

    private var hint: ErrorText? {
        if let special { return special.hint }
        return switch (error, status) {
        case (.noSuchFilm, _): .noSuchFilmHint
        case (.some, _): nil
        case (nil, 400), (nil, 405), (nil, 422): .badRequestHint
        case (nil, 401), (nil, 403): .forbiddenHint
        case (nil, 404), (nil, 410): .notFoundHint
        case (nil, 413), (nil, 414): .tooLargeHint
        case (nil, 415): .wrongKindHint
        case (nil, 503): .unavailableHint
        case (nil, 500...): .failedHint
        default: nil
        }
    }
}
