extension FilmzDatabaseTests {
    /// The end of what the newest schema still has, so that a new migration changes nothing here.
    private static let newest = "9999"

    /// The data of a database of these versions.
    static let samples: [(versions: ClosedRange<String>, sql: String)] = [
        ("0001"..."0010", sampleOf0001), ("0001"..."0008", viewingOf0001 + changesOf0001),
        ("0002"..."0008", sampleOf0002),
        ("0005"..."0011", sampleOf0005), ("0009"..."0010", viewingOf0009), ("0009"..."0009", changesOf0001),
        ("0010"...newest, changesOf0010), ("0011"...newest, sampleOf0011), ("0012"...newest, sampleOf0012),
        ("0015"...newest, sampleOf0015), ("0015"..."0027", listChangesOf0015),
        ("0028"...newest, listChangesOf0028), ("0016"...newest, sampleOf0016), ("0017"...newest, sampleOf0017),
        ("0018"...newest, sampleOf0018), ("0019"...newest, sampleOf0019), ("0020"..."0033", sampleOf0020),
        ("0034"...newest, sampleOf0034), ("0021"...newest, sampleOf0021),
        ("0023"...newest, sampleOf0023), ("0024"...newest, sampleOf0024), ("0025"...newest, sampleOf0025),
        ("0026"...newest, sampleOf0026), ("0027"...newest, sampleOf0027),
        ("0036"...newest, sampleOf0036),
    ]

    static let sampleOf0001 = """
        INSERT INTO film (id, title, sort_title, release_date, genres, directors, "cast", countries, languages,
            prominence, in_catalogue) VALUES (17592186044421, 'A', 'a', '', '', '', '', '', '', 1, 0);
        INSERT INTO my_film (person_id, film_id, favourite_at, rating, comment, audience, viewing_count, last_watched_on,
            last_logged_at) VALUES (1, 17592186044421, 5, 9, 'fine', 4, 1, '2011-07', 7);
        INSERT INTO recent_query VALUES (1, 'a', 'A', 1);
        INSERT INTO film_alias VALUES (6, 17592186044421);
        """

    static let viewingOf0001 = """
        INSERT INTO viewing VALUES (3, 1, 17592186044421, '2011-07', 'at home', '', 9, 'n', 0, NULL, '', 7);
        """

    static let viewingOf0009 = """
        INSERT INTO viewing VALUES (1, 3, 17592186044421, '2011-07', 'at home', '', 9, 'n', 0, NULL, '', 0, 7);
        UPDATE my_film SET rated_at = 7;
        """

    static let sampleOf0011 = """
        INSERT INTO film (id, title, sort_title, release_date, genres, directors, "cast", countries, languages,
            prominence, in_catalogue) VALUES (17592186044421, 'A', 'a', '', '', '', '', '', '', 1, 0);
        INSERT INTO my_film (person_id, film_id, favourite_at, rating, comment, audience, viewing_count, last_watched_on,
            last_logged_at, rated_at) VALUES (1, 17592186044421, 5, 9, 'fine', 4, 1, '2011-07', 7, 7);
        INSERT INTO viewing (person_id, id, film_id, watched_on, place, companions, rating, note, stopped, stop_reason,
            is_rewatch, logged_at) VALUES (1, 3, 17592186044421, '2011-07', 'at home', '', 9, 'n', 0, '', 1, 7);
        INSERT INTO met_film VALUES (1, 17592186044421);
        """

    static let sampleOf0012 = """
        UPDATE film SET kind = 6, other_ids = '{"tvdbSeries":7}';
        INSERT INTO film_match VALUES (17592186044421, 'tmdb', 'tmdb:6', 5, 1), (17592186044421, 'amc', NULL, 6, 1);
        """

    /// Changes in the first format.
    static let changesOf0001 = #"""
        INSERT INTO change (id, person_id, made_at, kind, subject) VALUES
        (1, 1, 11, 'viewingLogged', '{"myFilm":{"_0":"17592186044421","title":"A","before":{"watchlistedAt":"1970-01-01T00:00:05.000Z","comment":"","audience":[],"viewings":[],"viewingCount":0},"after":{"rating":4.5,"comment":"","audience":["adults","family"],"viewings":[{"id":"3","watchedOn":"2011-07","place":"at home","companions":"","rating":4.5,"note":"n","ending":{"stopped":{"minute":30,"reason":"late"}},"loggedAt":"1970-01-01T00:00:07.000Z"}]}}}'),
        (2, 1, 12, 'favouriteAdded', '{"myFilms":{"_0":[{"film":"17592186044421","before":{"comment":"","audience":[],"viewings":[]},"after":{"favouriteAt":"1970-01-01T00:00:05.000Z","comment":"","audience":[],"viewings":[]}}]}}'),
        (3, 1, 13, 'queryForgotten', '{"recentQueries":{"forgotten":[{"text":"B","usedAt":"1970-01-01T00:00:09.000Z"}],"remembered":[]}}');
        """#

    /// Changes in the second format.
    static let changesOf0010 = #"""
        INSERT INTO change VALUES (1, 1, 11, 'viewingLogged', 'made', 0, 2, NULL),
            (1, 2, 12, 'favouriteAdded', 'made', 1, 2, NULL),
            (1, 3, 13, 'queryForgotten', 'made', 0, 2, '{"forgotten":[{"text":"B","used":9000}],"remembered":[]}');
        INSERT INTO change_film VALUES
            (1, 1, 17592186044421, 'A', 2, '{"watchlisted":5000}', '{"audience":6,"count":1,"rated":7000,"rating":9,"viewings":[{"id":3,"logged":7000,"note":"n","on":"2011-07","place":"at home","rating":9,"rewatch":true,"stopped":{"minute":30,"reason":"late"}}]}', 0),
            (1, 2, 17592186044421, 'A', 2, '{}', '{"favourite":5000}', 0);
        """#

    static let sampleOf0015 = """
        INSERT INTO film_list VALUES (1, 21, 'Rainy Sundays', 'for later', 1, NULL, 0, 5, 6, 1, 1);
        INSERT INTO film_list_entry VALUES (1, 21, 17592186044421, 'V00000', 'why not', 5);
        """

    static let listChangesOf0015 = """
        INSERT INTO change VALUES (1, 22, 90, 'listFilmsRemoved', 'made', 0, 2, NULL);
        INSERT INTO change_list VALUES (1, 22, 21, 'Rainy Sundays', 2, '{"changed":5,"made":5,"name":"Rainy Sundays"}',
            '{"changed":6,"made":5,"name":"Rainy Sundays"}');
        INSERT INTO change_list_entry VALUES (1, 22, 17592186044421, 'A', '{"added":5,"position":"V00000"}', NULL);
        """

    static let listChangesOf0028 = """
        INSERT INTO change VALUES (1, 22, 90, 'listFilmsRemoved', 'made', 0, 2, NULL);
        INSERT INTO change_list VALUES (1, 22, 21, 'Rainy Sundays', 0, 2, '{"changed":5,"made":5,"name":"Rainy Sundays"}',
            '{"changed":6,"made":5,"name":"Rainy Sundays"}');
        INSERT INTO change_list_entry VALUES (1, 22, 21, 17592186044421, 'A', '{"added":5,"position":"V00000"}', NULL);
        """

    static let sampleOf0016 = """
        INSERT INTO film_tag VALUES (1, 17592186044421, 0, 'rainy day', 'Rainy day'), (1, 17592186044421, 3, 'a', 'A');
        """

    static let sampleOf0017 = """
        INSERT INTO share VALUES (1, 31, 'film', NULL, 'A', '', 0, 'see it', 2, 9, '', 'Ada', 0, 'en', 5, NULL, NULL,
            NULL, '2011-07-14');
        INSERT INTO share_film VALUES (1, 31, 1, 17592186044421, '');
        INSERT INTO share_address VALUES (zeroblob(32), 1, 31);
        """

    static let sampleOf0018 = """
        INSERT INTO told VALUES (1, 17592186044421, 'Anna', 'Go.', 5);
        INSERT INTO received VALUES (1, 31, 'd', 'new', 6, NULL, NULL, 1, 2, '{}', '{}');
        """

    static let sampleOf0019 = """
        INSERT INTO episode VALUES (17592186044421, 65537, 65537, NULL, 'Fog', '1990-09-03', 45, NULL, 5, NULL);
        UPDATE viewing SET episode_id = 65537;
        UPDATE my_film SET episode_count = 1, standing = 'stopped', standing_since = 8, standing_reason = 'slow';
        """

    static let sampleOf0020 = "INSERT INTO season_seen VALUES (1, 17592186044421, 1, 1);"

    static let sampleOf0034 = "INSERT INTO season_seen VALUES (1, 17592186044421, 1, 1, 65537);"

    static let sampleOf0036 = "INSERT INTO invitation VALUES (1, zeroblob(32), 9);"

    static let sampleOf0021 = """
        INSERT INTO calendar_feed VALUES (1, 'episodes', zeroblob(32), 'de', 9, '2011-07-14');
        """

    static let sampleOf0023 = """
        INSERT INTO theatre VALUES (1, 41, 'amc:610', 'Lantern', 'Springfield', 'America/Chicago', 39.1, -94.58);
        INSERT INTO title_meaning VALUES (1, 'a', 17592186044421, 9), (1, 'b', NULL, 9);
        """

    static let sampleOf0024 = """
        INSERT INTO planned_visit VALUES (1, 41, 'amc-7', '2011-07-14', 'Ada', '{}');
        """

    static let sampleOf0025 = #"INSERT INTO my_services VALUES (1, 'AT', '[{"id":8,"name":"Netflix"}]', 1);"#

    static let sampleOf0026 = """
        INSERT INTO advertisement VALUES (51, 'The book', 'of it', 'https://shop.example/1', '$5', '2011-07-14', NULL, 50,
            '17592186044421', '', 'Drama', '', '', 4);
        INSERT INTO advertisement_picture VALUES (51, 52, zeroblob(9));
        INSERT INTO advertisement_clicks VALUES (51, '2011-07-14', 3);
        INSERT INTO advertising_limit VALUES (1, 3);
        INSERT INTO advertising_off VALUES (1);
        """

    static let sampleOf0027 = """
        INSERT INTO file_import VALUES (1, 61, 'a.zip', 5, 1, '{"meanings":{},"rule":"mine"}', 6, 90, 3);
        INSERT INTO file_import_part VALUES (1, 61, 0, 'a.csv', 'a.csv', 1, zeroblob(1));
        INSERT INTO file_import_choice VALUES (1, 'A|1999||', 'film', 17592186044421), (1, 'B|||', 'out', NULL);
        """

    static let sampleOf0005 = """
        INSERT INTO film_match VALUES (17592186044421, 'tmdb', 'tmdb:6', 5), (17592186044421, 'amc', NULL, 6);
        """

    static let sampleOf0002 = """
        INSERT INTO password VALUES (1, '$scrypt$', 5);
        INSERT INTO session VALUES (zeroblob(32), 7, 1, 'A browser', 5, 6);
        """
}
