public import FilmzDomain

extension Strings {
    /// Why a year is none that Filmz knows.
    public func outsideYears(_ year: Int) -> String {
        let years = CalendarDay.years
        return if year < years.lowerBound {
            self[ProblemText.yearTooEarly, ["year": String(years.lowerBound)]]
        } else {
            self[ProblemText.yearTooLate, ["year": String(years.upperBound)]]
        }
    }

    /// A field as the command line names it.
    public func name(of field: DomainError.Field) -> String {
        self[FieldText(field)]
    }

    public func message(for error: DomainError) -> String {
        switch error {
        case .noSuchFilm: self[ProblemText.noSuchFilm]
        case .noSuchViewing: self[ProblemText.noSuchViewing]
        case .noSuchEpisode: self[ProblemText.noSuchEpisode]
        case .episodeHasPlace: self[ProblemText.episodeHasPlace]
        case .tooManyEpisodes: count(ProblemText.tooManyEpisodes, EpisodeLog.limit)
        case .noSuchList: self[ProblemText.noSuchList]
        case .noSuchTag: self[ProblemText.noSuchTag]
        case .notOnList: self[ProblemText.notOnList]
        case .listFull: count(ProblemText.listFull, FilmList.filmLimit)
        case .listByRule: self[ProblemText.listByRule]
        case .noteChanged: self[ProblemText.noteChanged]
        case .tooManyLists: count(ProblemText.tooManyLists, FilmList.countLimit)
        case .tooManyTags: count(ProblemText.tooManyTags, Tag.limitPerPerson)
        case .noSuchShare: self[ProblemText.noSuchShare]
        case .tooManyShares: count(ProblemText.tooManyShares, Share.countLimit)
        case .tooManyAddresses: count(ProblemText.tooManyAddresses, Share.addressLimit)
        case .noSuchTheatre: self[ProblemText.noSuchTheatre]
        case .noSuchShowtime: self[ProblemText.noSuchShowtime]
        case .tooManyTheatres: count(ProblemText.tooManyTheatres, Theatre.countLimit)
        case .nothingToUndo: self[ProblemText.nothingToUndo]
        case .notAddedByHand: self[ProblemText.notAddedByHand]
        case .notYours: self[ProblemText.notYours]
        case .filmOfOthers: self[ProblemText.filmOfOthers]
        case .filmInUse: self[ProblemText.filmInUse]
        case .ownersOnly: self[ProblemText.ownersOnly]
        case .setElsewhere: self[ProblemText.setElsewhere]
        case .importElsewhere: self[ProblemText.importElsewhere]
        case .invalid(let field, .missing): self[Self.missing(field)]
        case .invalid(.directors, .tooLong(FilmDraft.listLimit)), .invalid(.genres, .tooLong(FilmDraft.listLimit)):
            count(ProblemText.tooMany, FilmDraft.listLimit)
        case .invalid(.tags, .tooLong(Tags.limit)): count(ProblemText.tooManyOnOne, Tags.limit)
        case .invalid(.toldBy, .tooLong(Referral.countLimit)): count(ProblemText.tooMany, Referral.countLimit)
        case .invalid(.services, .tooLong(MyServices.limit)): count(ProblemText.tooMany, MyServices.limit)
        case .invalid(_, .tooLong(let limit)): count(ProblemText.tooLong, limit)
        case .invalid(_, .notYet): self[ProblemText.notYet]
        case .invalid(let field, .malformed): self[Self.malformed(field)]
        case .invalid(_, .notUnderstood(let words)): self[ProblemText.wordsNotUnderstood, ["words": words]]
        }
    }

    private static func missing(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .title: .titleMissing
        case .query: .queryMissing
        case .listName: .listNameMissing
        case .listRule: .listRuleMissing
        case .toldBy: .toldByMissing
        case .theatreName: .theatreNameMissing
        case .theatrePage: .theatrePageMissing
        case .watchedOn: .whenMissing
        case .tags: .tagMissing
        case .key: .keyMissing
        case .acceptsConditions: .conditionsNotAccepted
        default: .fieldMissing
        }
    }

    private static func malformed(_ field: DomainError.Field) -> ProblemText {
        switch field {
        case .year: .yearMalformed
        case .runtime: .runtimeMalformed
        case .imdbID: .imdbMalformed
        case .key: .keyMalformed
        case .watchedOn, .releaseDate: .dayMalformed
        case .rating: .ratingMalformed
        case .audience: .audienceMalformed
        case .stoppedAt: .minuteMalformed
        case .keep: .keepMalformed
        case .listRule: .listRuleMalformed
        case .tags: .tagMalformed
        case .days: .daysMalformed
        case .theatrePage: .theatrePageMalformed
        case .timeZone: .timeZoneMalformed
        case .location: .locationMalformed
        case .country: .countryMalformed
        case .passPhrase: .passPhraseMalformed
        default: .fieldMalformed
        }
    }
}
