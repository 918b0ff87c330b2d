import APICore
import APICoreTesting
import TMDbAPI

extension PathTableTests {
    /// Every call that the table names, in its order.
    static let calls: [Call] = [
        Call("movie(_:append:language:imageLanguages:videoLanguages:)") { client in _ = try await client.movie(1) },
        Call("alternativeTitles(of:)") { client in _ = try await client.alternativeTitles(of: 1) },
        Call("changes(ofMovie:in:page:)") { client in _ = try await client.changes(ofMovie: 1) },
        Call("credits(of:language:)") { client in _ = try await client.credits(of: 1) },
        Call("externalIDs(of:)") { client in _ = try await client.externalIDs(of: 1) },
        Call("images(of:language:imageLanguages:)") { client in _ = try await client.images(of: 1) },
        Call("keywords(of:)") { client in _ = try await client.keywords(of: 1) },
        Call("latestMovie(language:)") { client in _ = try await client.latestMovie() },
        Call("lists(with:page:language:)") { client in _ = try await client.lists(with: 1) },
        Call("nowPlaying(page:region:language:)") { client in _ = try await client.nowPlaying() },
        Call("popular(page:region:language:)") { client in _ = try await client.popular() },
        Call("recommendations(for:page:language:)") { client in _ = try await client.recommendations(for: 1) },
        Call("releaseDates(of:)") { client in _ = try await client.releaseDates(of: 1) },
        Call("reviews(of:page:language:)") { client in _ = try await client.reviews(of: 1) },
        Call("similar(to:page:language:)") { client in _ = try await client.similar(to: 1) },
        Call("topRated(page:region:language:)") { client in _ = try await client.topRated() },
        Call("translations(of:)") { client in _ = try await client.translations(of: 1) },
        Call("upcoming(page:region:language:)") { client in _ = try await client.upcoming() },
        Call("videos(of:language:videoLanguages:)") { client in _ = try await client.videos(of: 1) },
        Call("watchProviders(of:)") { client in _ = try await client.watchProviders(of: 1) },
        Call("series(_:append:seasons:language:imageLanguages:videoLanguages:)") { client in
            _ = try await client.series(1)
        },
        Call("aggregateCredits(ofSeries:season:language:)") { client in
            _ = try await client.aggregateCredits(ofSeries: 1)
        },
        Call("airingToday(timeZone:page:language:)") { client in _ = try await client.airingToday() },
        Call("alternativeTitles(ofSeries:)") { client in _ = try await client.alternativeTitles(ofSeries: 1) },
        Call("changes(ofSeries:in:page:)") { client in _ = try await client.changes(ofSeries: 1) },
        Call("contentRatings(ofSeries:)") { client in _ = try await client.contentRatings(ofSeries: 1) },
        Call("credits(of:language:)") { client in _ = try await client.credits(of: .series(1)) },
        Call("episodeGroups(ofSeries:)") { client in _ = try await client.episodeGroups(ofSeries: 1) },
        Call("externalIDs(of:)") { client in _ = try await client.externalIDs(of: .series(1)) },
        Call("images(of:language:imageLanguages:)") { client in _ = try await client.images(of: .series(1)) },
        Call("keywords(ofSeries:)") { client in _ = try await client.keywords(ofSeries: 1) },
        Call("latestSeries(language:)") { client in _ = try await client.latestSeries() },
        Call("lists(withSeries:page:language:)") { client in _ = try await client.lists(withSeries: 1) },
        Call("onTheAir(timeZone:page:language:)") { client in _ = try await client.onTheAir() },
        Call("popularSeries(page:language:)") { client in _ = try await client.popularSeries() },
        Call("recommendations(forSeries:page:language:)") { client in _ = try await client.recommendations(forSeries: 1)
        },
        Call("reviews(ofSeries:page:language:)") { client in _ = try await client.reviews(ofSeries: 1) },
        Call("screenedTheatrically(ofSeries:)") { client in _ = try await client.screenedTheatrically(ofSeries: 1) },
        Call("similar(toSeries:page:language:)") { client in _ = try await client.similar(toSeries: 1) },
        Call("topRatedSeries(page:language:)") { client in _ = try await client.topRatedSeries() },
        Call("translations(of:)") { client in _ = try await client.translations(of: .series(1)) },
        Call("videos(of:language:videoLanguages:)") { client in _ = try await client.videos(of: .series(1)) },
        Call("watchProviders(ofSeries:season:)") { client in _ = try await client.watchProviders(ofSeries: 1) },
        Call("episodeGroup(_:language:)") { client in _ = try await client.episodeGroup("1") },
        Call("season(_:ofSeries:append:language:imageLanguages:videoLanguages:)") { client in
            _ = try await client.season(1, ofSeries: 1)
        },
        Call("aggregateCredits(ofSeries:season:language:)") { client in
            _ = try await client.aggregateCredits(ofSeries: 1, season: 1)
        },
        Call("changes(ofSeason:in:page:)") { client in _ = try await client.changes(ofSeason: 1) },
        Call("credits(of:language:)") { client in _ = try await client.credits(of: .season(1, ofSeries: 1)) },
        Call("externalIDs(of:)") { client in _ = try await client.externalIDs(of: .season(1, ofSeries: 1)) },
        Call("images(of:language:imageLanguages:)") { client in _ = try await client.images(of: .season(1, ofSeries: 1))
        },
        Call("translations(of:)") { client in _ = try await client.translations(of: .season(1, ofSeries: 1)) },
        Call("videos(of:language:videoLanguages:)") { client in _ = try await client.videos(of: .season(1, ofSeries: 1))
        },
        Call("watchProviders(ofSeries:season:)") { client in _ = try await client.watchProviders(ofSeries: 1, season: 1)
        },
        Call("episode(_:season:ofSeries:append:language:imageLanguages:videoLanguages:)") { client in
            _ = try await client.episode(1, season: 1, ofSeries: 1)
        },
        Call("changes(ofEpisode:in:page:)") { client in _ = try await client.changes(ofEpisode: 1) },
        Call("credits(of:language:)") { client in _ = try await client.credits(of: .episode(1, season: 1, ofSeries: 1))
        },
        Call("externalIDs(of:)") { client in _ = try await client.externalIDs(of: .episode(1, season: 1, ofSeries: 1))
        },
        Call("images(of:language:imageLanguages:)") { client in
            _ = try await client.images(of: .episode(1, season: 1, ofSeries: 1))
        },
        Call("translations(of:)") { client in _ = try await client.translations(of: .episode(1, season: 1, ofSeries: 1))
        },
        Call("videos(of:language:videoLanguages:)") { client in
            _ = try await client.videos(of: .episode(1, season: 1, ofSeries: 1))
        },
        Call("person(_:append:language:)") { client in _ = try await client.person(1) },
        Call("changes(ofPerson:in:page:)") { client in _ = try await client.changes(ofPerson: 1) },
        Call("combinedCredits(ofPerson:language:)") { client in _ = try await client.combinedCredits(ofPerson: 1) },
        Call("externalIDs(ofPerson:)") { client in _ = try await client.externalIDs(ofPerson: 1) },
        Call("images(ofPerson:)") { client in _ = try await client.images(ofPerson: 1) },
        Call("latestPerson(language:)") { client in _ = try await client.latestPerson() },
        Call("movieCredits(ofPerson:language:)") { client in _ = try await client.movieCredits(ofPerson: 1) },
        Call("popularPeople(page:language:)") { client in _ = try await client.popularPeople() },
        Call("translations(ofPerson:)") { client in _ = try await client.translations(ofPerson: 1) },
        Call("seriesCredits(ofPerson:language:)") { client in _ = try await client.seriesCredits(ofPerson: 1) },
        Call("credit(_:language:)") { client in _ = try await client.credit("1") },
        Call("searchCollections(_:region:includeAdult:page:language:)") { client in
            _ = try await client.searchCollections("x")
        },
        Call("searchCompanies(_:page:)") { client in _ = try await client.searchCompanies("x") },
        Call("searchKeywords(_:page:)") { client in _ = try await client.searchKeywords("x") },
        Call("searchMovies(_:year:primaryReleaseYear:region:includeAdult:page:language:)") { client in
            _ = try await client.searchMovies("x")
        },
        Call("searchAll(_:includeAdult:page:language:)") { client in _ = try await client.searchAll("x") },
        Call("searchPeople(_:includeAdult:page:language:)") { client in _ = try await client.searchPeople("x") },
        Call("searchSeries(_:firstAirDateYear:year:includeAdult:page:language:)") { client in
            _ = try await client.searchSeries("x")
        },
        Call("discover(_:page:language:)") { client in _ = try await client.discover(TMDbDiscoverQuery()) },
        Call("discoverSeries(_:page:language:)") { client in
            _ = try await client.discoverSeries(TMDbSeriesDiscoverQuery())
        },
        Call("trendingAll(_:page:language:)") { client in _ = try await client.trendingAll(.day) },
        Call("trending(_:page:language:)") { client in _ = try await client.trending(.day) },
        Call("trendingPeople(_:page:language:)") { client in _ = try await client.trendingPeople(.day) },
        Call("trendingSeries(_:page:language:)") { client in _ = try await client.trendingSeries(.day) },
        Call("find(_:source:language:)") { client in _ = try await client.find("1", source: .imdb) },
        Call("changed(_:in:page:)") { client in _ = try await client.changed(.movies) },
        Call("changed(_:in:page:)") { client in _ = try await client.changed(.series) },
        Call("changed(_:in:page:)") { client in _ = try await client.changed(.people) },
        Call("collection(_:language:)") { client in _ = try await client.collection(1) },
        Call("images(ofCollection:language:imageLanguages:)") { client in _ = try await client.images(ofCollection: 1)
        },
        Call("translations(ofCollection:)") { client in _ = try await client.translations(ofCollection: 1) },
        Call("company(_:)") { client in _ = try await client.company(1) },
        Call("alternativeNames(ofCompany:)") { client in _ = try await client.alternativeNames(ofCompany: 1) },
        Call("images(ofCompany:)") { client in _ = try await client.images(ofCompany: 1) },
        Call("network(_:)") { client in _ = try await client.network(1) },
        Call("alternativeNames(ofNetwork:)") { client in _ = try await client.alternativeNames(ofNetwork: 1) },
        Call("images(ofNetwork:)") { client in _ = try await client.images(ofNetwork: 1) },
        Call("keyword(_:)") { client in _ = try await client.keyword(1) },
        Call("movies(withKeyword:page:language:)") { client in _ = try await client.movies(withKeyword: 1) },
        Call("review(_:)") { client in _ = try await client.review("1") },
        Call("certifications()") { client in _ = try await client.certifications() },
        Call("seriesCertifications()") { client in _ = try await client.seriesCertifications() },
        Call("configuration()") { client in _ = try await client.configuration() },
        Call("countries(language:)") { client in _ = try await client.countries() },
        Call("jobs()") { client in _ = try await client.jobs() },
        Call("languages()") { client in _ = try await client.languages() },
        Call("primaryTranslations()") { client in _ = try await client.primaryTranslations() },
        Call("timeZones()") { client in _ = try await client.timeZones() },
        Call("genres(language:)") { client in _ = try await client.genres() },
        Call("seriesGenres(language:)") { client in _ = try await client.seriesGenres() },
        Call("watchServices(forMoviesIn:language:)") { client in _ = try await client.watchServices(forMoviesIn: "SE")
        },
        Call("watchRegions(language:)") { client in _ = try await client.watchRegions() },
        Call("watchServices(forSeriesIn:language:)") { client in _ = try await client.watchServices(forSeriesIn: "SE")
        },
        Call("checkKey()") { client in try await client.checkKey() },
        Call("list(_:page:language:)") { client in _ = try await client.list("1") },
        Call("list(_:holds:)") { client in _ = try await client.list("1", holds: 1) },
    ]
}
