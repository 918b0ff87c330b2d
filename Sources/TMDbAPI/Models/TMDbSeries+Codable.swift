import APICore
import Foundation

extension TMDbSeries: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, languages, tagline, overview, status, type, networks, genres, homepage, seasons, popularity
        case adult, softcore, changes, credits, images, keywords, lists, recommendations, reviews, similar, translations
        case videos
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case originCountry = "origin_country"
        case isInProduction = "in_production"
        case firstAirDate = "first_air_date"
        case lastAirDate = "last_air_date"
        case lastEpisode = "last_episode_to_air"
        case nextEpisode = "next_episode_to_air"
        case numberOfSeasons = "number_of_seasons"
        case numberOfEpisodes = "number_of_episodes"
        case episodeRunTimes = "episode_run_time"
        case creators = "created_by"
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case spokenLanguages = "spoken_languages"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case aggregateCredits = "aggregate_credits"
        case alternativeTitles = "alternative_titles"
        case contentRatings = "content_ratings"
        case episodeGroups = "episode_groups"
        case externalIDs = "external_ids"
        case screenedTheatrically = "screened_theatrically"
        case watchProviders = "watch/providers"
    }

    /// The coding key of a season that was requested with the series: `season/1`.
    private struct SeasonKey: CodingKey {
        let number: Int

        init(_ number: Int) { self.number = number }

        init?(stringValue: String) {
            guard stringValue.hasPrefix("season/"), let number = Int(stringValue.dropFirst(7)), number >= 0 else {
                return nil
            }
            self.number = number
        }

        init?(intValue: Int) { nil }

        var stringValue: String { "season/\(number)" }
        var intValue: Int? { nil }
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        originalName = values.text(.originalName)
        originalLanguage = values.text(.originalLanguage)
        originCountry = values.texts(.originCountry)
        languages = values.texts(.languages)
        tagline = values.text(.tagline)
        overview = values.text(.overview)
        status = values.text(.status).map(TMDbSeriesStatus.init(rawValue:))
        isInProduction = values.flag(.isInProduction)
        type = values.text(.type).map(TMDbSeriesType.init(rawValue:))
        firstAirDate = values.day(.firstAirDate)
        lastAirDate = values.day(.lastAirDate)
        lastEpisode = values.value(.lastEpisode)
        nextEpisode = values.value(.nextEpisode)
        numberOfSeasons = values.integer(.numberOfSeasons)
        numberOfEpisodes = values.integer(.numberOfEpisodes)
        episodeRunTimes = values.integers(.episodeRunTimes)
        creators = values.list(.creators)
        networks = values.list(.networks)
        productionCompanies = values.list(.productionCompanies)
        productionCountries = values.list(.productionCountries)
        spokenLanguages = values.list(.spokenLanguages)
        genres = values.list(.genres)
        homepage = values.link(.homepage)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        seasons = values.list(.seasons)
        popularity = values.number(.popularity)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
        aggregateCredits = values.value(.aggregateCredits)
        alternativeTitles = values.value(.alternativeTitles)
        changes = values.value(.changes)
        contentRatings = values.value(.contentRatings)
        credits = values.value(.credits)
        episodeGroups = values.value(.episodeGroups)
        externalIDs = values.value(.externalIDs)
        images = values.value(.images)
        keywords = values.value(.keywords)
        lists = values.value(.lists)
        recommendations = values.value(.recommendations)
        reviews = values.value(.reviews)
        screenedTheatrically = values.value(.screenedTheatrically)
        similar = values.value(.similar)
        translations = values.value(.translations)
        videos = values.value(.videos)
        watchProviders = values.value(.watchProviders)
        appendedSeasons = try Self.seasons(in: decoder)
    }

    private static func seasons(in decoder: any Decoder) throws -> [Int: TMDbSeason] {
        let values = try decoder.container(keyedBy: SeasonKey.self)
        var seasons: [Int: TMDbSeason] = [:]
        for key in values.allKeys {
            let season: TMDbSeason? = values.value(key)
            seasons[key.number] = season
        }
        return seasons
    }

    /// Encodes the series as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(originalName, forKey: .originalName)
        try values.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
        try values.encode(originCountry, forKey: .originCountry)
        try values.encode(languages, forKey: .languages)
        try values.encodeIfPresent(tagline, forKey: .tagline)
        try values.encodeIfPresent(overview, forKey: .overview)
        try values.encodeIfPresent(status, forKey: .status)
        try values.encodeIfPresent(isInProduction, forKey: .isInProduction)
        try values.encodeIfPresent(type, forKey: .type)
        try values.encodeIfPresent(firstAirDate, forKey: .firstAirDate)
        try values.encodeIfPresent(lastAirDate, forKey: .lastAirDate)
        try values.encodeIfPresent(lastEpisode, forKey: .lastEpisode)
        try values.encodeIfPresent(nextEpisode, forKey: .nextEpisode)
        try values.encodeIfPresent(numberOfSeasons, forKey: .numberOfSeasons)
        try values.encodeIfPresent(numberOfEpisodes, forKey: .numberOfEpisodes)
        try values.encode(episodeRunTimes, forKey: .episodeRunTimes)
        try values.encode(creators, forKey: .creators)
        try values.encode(networks, forKey: .networks)
        try values.encode(productionCompanies, forKey: .productionCompanies)
        try values.encode(productionCountries, forKey: .productionCountries)
        try values.encode(spokenLanguages, forKey: .spokenLanguages)
        try values.encode(genres, forKey: .genres)
        try values.encodeIfPresent(homepage, forKey: .homepage)
        try values.encodeIfPresent(posterPath, forKey: .posterPath)
        try values.encodeIfPresent(backdropPath, forKey: .backdropPath)
        try values.encode(seasons, forKey: .seasons)
        try values.encodeIfPresent(popularity, forKey: .popularity)
        try values.encodeIfPresent(voteAverage, forKey: .voteAverage)
        try values.encodeIfPresent(voteCount, forKey: .voteCount)
        try values.encodeIfPresent(adult, forKey: .adult)
        try values.encodeIfPresent(softcore, forKey: .softcore)
        try values.encodeIfPresent(aggregateCredits, forKey: .aggregateCredits)
        try values.encodeIfPresent(alternativeTitles, forKey: .alternativeTitles)
        try values.encodeIfPresent(changes, forKey: .changes)
        try values.encodeIfPresent(contentRatings, forKey: .contentRatings)
        try values.encodeIfPresent(credits, forKey: .credits)
        try values.encodeIfPresent(episodeGroups, forKey: .episodeGroups)
        try values.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try values.encodeIfPresent(images, forKey: .images)
        try values.encodeIfPresent(keywords, forKey: .keywords)
        try values.encodeIfPresent(lists, forKey: .lists)
        try values.encodeIfPresent(recommendations, forKey: .recommendations)
        try values.encodeIfPresent(reviews, forKey: .reviews)
        try values.encodeIfPresent(screenedTheatrically, forKey: .screenedTheatrically)
        try values.encodeIfPresent(similar, forKey: .similar)
        try values.encodeIfPresent(translations, forKey: .translations)
        try values.encodeIfPresent(videos, forKey: .videos)
        try values.encodeIfPresent(watchProviders, forKey: .watchProviders)
        var seasons = encoder.container(keyedBy: SeasonKey.self)
        for (number, season) in appendedSeasons {
            try seasons.encode(season, forKey: SeasonKey(number))
        }
    }
}
