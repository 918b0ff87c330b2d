import Foundation

/// Answers of the size and shape that the services give, of films that do not exist.
enum Samples {
    /// A page of twenty films, as TMDb's lists have them.
    static let filmsOfTMDb = Data(
        """
        {"page": 1, "results": [\((1...20).map(filmOfTMDb).joined(separator: ", "))], \
        "total_pages": 38029, "total_results": 760569}
        """.utf8)

    /// A page of two hundred films, as AMC's views have them.
    static let filmsOfAMC = Data(
        """
        {"pageSize": 200, "pageNumber": 1, "count": 412, "_links": {
        "self": {"href": "https://api.amctheatres.com/v2/movies?page-number=1&page-size=200", "templated": false},
        "next": {"href": "https://api.amctheatres.com/v2/movies?page-number=2&page-size=200", "templated": false}},
        "_embedded": {"movies": [\((1...200).map(filmOfAMC).joined(separator: ",\n"))]}}
        """.utf8)

    private static let plot = """
        A lighthouse keeper finds a letter that was never sent, and sets out across the winter sea to bring it to the \
        one it was written for, while the whole village believes that he has drowned.
        """

    private static func filmOfTMDb(_ number: Int) -> String {
        """
        {"adult": false, "backdrop_path": \(number.isMultiple(of: 3) ? "null" : "\"/backdrop\(number).jpg\""), \
        "genre_ids": [18, \(number), 10751], "id": \(1000 + number), "original_language": "en", \
        "original_title": "The Keeper \(number)", "overview": "\(plot)", "popularity": \(number).696, \
        "poster_path": "/poster\(number).jpg", "release_date": "\(number == 7 ? "" : "2019-03-\(10 + number % 18)")", \
        "title": "The Keeper \(number)", "video": false, \
        "vote_average": \(number.isMultiple(of: 2) ? "7" : "7.2"), "vote_count": \(number * 37)}
        """
    }

    private static func filmOfAMC(_ number: Int) -> String {
        """
        {"id": \(60000 + number), "name": "The Keeper \(number)", "sortableName": "Keeper \(number), The", \
        "starringActors": "A. Keeper, B. SAILOR, C. Gull", "directors": "D. Storm", "genre": "DRAMA", \
        "mpaaRating": "PG13", "wwmReleaseNumber": \(400000 + number), "runTime": \(90 + number % 60), \
        "score": 0.0998\(number), "slug": "the-keeper-\(60000 + number)", "synopsis": "\(plot)", \
        "synopsisTagLine": "Some letters wait.", "releaseDateUtc": "2021-07-23T05:00:00Z", \
        "earliestShowingUtc": "1900-01-01T00:00:00", "hasScheduledShowtimes": true, \
        "onlineTicketAvailabilityDateUtc": "2021-07-01T15:00:00.327Z", \
        "websiteUrl": "https://www.amctheatres.com/movies/the-keeper-\(number)", \
        "showtimesUrl": "https://www.amctheatres.com/movies/the-keeper-\(number)/showtimes", \
        "distributorId": 12, "distributorCode": "KEEP", "availableForAList": true, \
        "preferredMediaType": "Theatrical", "imdbId": "tt\(1_000_000 + number)", "attributes": [\
        {"code": "IMAX", "name": "IMAX at AMC", "description": "Larger."}, \
        {"code": "RESERVEDSEATING", "name": "Reserved Seating", "description": "Yours."}, \
        {"code": "CLOSEDCAPTION", "name": "Closed Caption"}], "media": {"posterThumbnail": "", "posterStandard": "", \
        "posterLarge": "", "posterDynamic": "https://images.example/poster\(number).jpg", \
        "heroDesktopDynamic": "https://images.example/wide\(number).jpg", \
        "heroMobileDynamic": "https://images.example/small\(number).jpg", \
        "trailerHd": "https://images.example/hd\(number).mp4", "trailerMp4": "", "trailerFlv": "", \
        "posterAlternateDynamic": "", "poster3DDynamic": "", "posterIMAXDynamic": "", "trailerTeaserDynamic": "", \
        "trailerAlternateDynamic": ""}, "_links": {\
        "self": {"href": "https://api.amctheatres.com/v2/movies/\(60000 + number)", "templated": false}, \
        "https://api.amctheatres.com/rels/v2/media": \
        {"href": "https://api.amctheatres.com/v2/media/movies/\(60000 + number)/{media-type}", "templated": true}}}
        """
    }
}
