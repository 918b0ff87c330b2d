// Written by scripts/texts from filmz.pot: each table an enum, its raw values the places of its texts.

/// `filmz ads`.
public enum AdvertisingCommandText: UInt16, TextKey {
    case abstract = 0
    case discussion, list, add, addDiscussion, remove, setPicture, importing, importDiscussion, exporting, limit, id
    case file, picture, tableOut, pictures, count, field, rule, saved, removed, pictureSet, imported, limited, isOff
    case unreadable, unwritable, noNumber, idHead, nameHead, daysHead, priorityHead, clicksHead
}

/// Ads: beside a film, in the settings, and where an owner manages them.
public enum AdvertisingText: UInt16, TextKey {
    case title = 33
    case from, fromStore, turnOffHere, goTo, leaving, leavingHint, isOn, isOff, isOffForAll, turnOn, turnOff, manage
    case offers, offersHint, none, add, edit, save, remove, removeOf, clicks, clicksByDay, runsFrom, runsUntil, atOnce
    case atOnceHint, turnOnForAll, turnOnForAllHint, file, fileHint, fileLabel, takeIn, download, newTitle, editTitle
    case rules, rulesHint, severalHint, picture, pictureHint, pictureLabel, setPicture, removePicture, pictureLink
    case pictureLinkHint, fetchPicture, name, text, link, linkHint, price, firstDay, lastDay, priority, priorityHint
    case films, filmsHint, series, seriesHint, genres, people, keywords, audience, missing, missingRule, tooLong
    case malformed, malformedFilms, tooManyValues, tooMany, gone, noPicture, unreachablePicture, noTable, line
}

/// `filmz backup` and `filmz restore`.
public enum BackupCommandText: UInt16, TextKey {
    case backup = 109
    case backupDiscussion, file, keep, made, restore, restoreDiscussion, restoreFile, dryRun, before
}

/// Why a backup cannot be made or put in place, on the command line.
public enum BackupErrorText: UInt16, TextKey {
    case unreadable = 119
    case foreign, damaged, tooNew, tooLarge, exists, present, inUse
}

/// Backups in the settings, and the pages that lead away from there.
public enum BackupText: UInt16, TextKey {
    case title = 127
    case intro, sameDisk, none, backUpNow, older, download, restore, regular, beforeUpdate, beforeRestore, rescued
    case schedule, interval, never, daily, weekly, keep, fixedNever, fixedDaily, fixedWeekly, fromFile, fromFileHint
    case chooseFile, made, notMade, scheduled, restored, replaced, signIns, addresses, presently, notHere, afterwards
    case nothingAfterwards, lostChanges, films, viewings, lists, setAside, kilobytes, megabytes, gigabytes, isDamaged
    case ofNewer
}

/// The pages on which a backup is downloaded or put in place.
public enum BackupPageText: UInt16, TextKey {
    case downloadTitle = 172
    case downloadHint, restoreTitle, restoreFileTitle, whatHappens, replaced, setAside, signedOut, passwordStays
    case passwordOfBackup, keysStay, personByPerson, file, passwordAgain
}

/// Why a file that was sent is not taken.
public enum UploadText: UInt16, TextKey {
    case brokenOff = 186
    case noFile, emptyFile, passwordLate, boundary, lineEnds, headers, unnamed, nested, tooMany, tooLong, tooLarge
}

/// `filmz calendar`.
public enum CalendarFeedCommandText: UInt16, TextKey {
    case abstract = 198
    case discussion, create, list, revoke, kind, url, made, madePath, revoked, notThere, kindHead, madeHead, readHead
}

/// Calendars to which programs subscribe: in the settings, and in the calendars themselves.
public enum CalendarFeedText: UInt16, TextKey {
    case title = 212
    case intro, episodes, showings, releases, diary, fullDiary, subscribe, subscribeTo, toCalendars, another
    case anotherFor, anotherHint, revoke, revokeOf, notRead, readToday, readOn, made, madeHint, atHome, open, address
    case backToSettings, episodesSecret, showingsSecret, releasesSecret, diarySecret, fullDiarySecret, event
    case eventTitled, comesOut, services, subscribeNews, subscribeNewsTo, servicesSecret, thisMachine
}

/// `filmz catalogue`.
public enum CatalogueCommandText: UInt16, TextKey {
    case abstract = 249
    case status, head, madeFrom, films, madeAt, holds, edition, fromIMDb, fromFilmz, importDatasets, importDiscussion
    case importFolder, kinds, adult, leastVotes, episodeVotes, regions, languages, unchanged, skippedRows, imported
    case episodes, noEpisodes, noVotes, noKind, nothingLeft, progress, progressLeft
}

/// Importing the full catalogue: the page that asks, what is said meanwhile, and what became of it.
public enum CatalogueImportText: UInt16, TextKey {
    case title = 278
    case intro, download, time, room, goesOn, options, conditions, accept, start, downloading, reading, indexing
    case bytesOf, rows, films, minutesLeft, soon, stop, showProgress, done, stopped, interrupted, unchanged
    case unreachable, brokenOff, refused, unexpected, damaged, diskFull, notWritable, unknown
}

/// The catalogue in the settings: which it is, and when another one makes sense.
public enum CatalogueText: UInt16, TextKey {
    case title = 310
    case fromFilmz, loadMore, fromIMDb, importedOn, againFrom, againNow, getAll, importAgain, tryAgain, attributionIMDb
}

/// Why a dataset cannot be imported, and what is wrong with its rows.
public enum DatasetErrorText: UInt16, TextKey {
    case missing = 321
    case unreadable, notGzip, truncated, corrupt, trailing, wrongHeader, endlessLine, senseless, empty, nothingKept
    case tooManyRows, tooManyFilms, tooManyGenres, columns, notAnID, notANumber, noText, duplicate, orphan, counted
    case inFile, inLine
}

/// `filmz catalogue download`.
public enum DownloadCommandText: UInt16, TextKey {
    case abstract = 344
    case discussion, into, only, acceptLicence, from, notice, question, kept, downloaded, downloadedSome, makeCatalogue
    case noAddress, wantedAddress, noFile, nothingWanted, progress, progressOf, unreachable, cutShort, refused
    case unexpected, tooLarge, notWritable
}

/// The parts of `filmz cinema` that ask AMC for what it has besides the programmes of theatres.
public enum AMCCommandText: UInt16, TextKey {
    case films = 368
    case filmsDiscussion, list, named, like, page, noList, film, filmReference, noFilm, theatre, theatreReference, all
    case showing, noTheatre, showtimes, first, showtime, showtimeNumber, noShowtime, near, place, numberHead, filmHead
    case releasedHead, releaseHead, slugHead, dayHead, timeHead, priceHead
}

/// `filmz cinema`.
public enum CinemaCommandText: UInt16, TextKey {
    case abstract = 398
    case discussion, programme, day, theatres, find, near, follow, followDiscussion, source, name, timeZone, unfollow
    case followed, unfollowed, noTheatres, keyNeeded, notFound, filmHead, theatreHead, timesHead, sourceHead, placeHead
    case kilometresHead, milesHead
}

/// Cinema: what plays at my theatres, and the theatres themselves.
public enum CinemaText: UInt16, TextKey {
    case title = 423
    case emptyTitle, empty, chooseTheatres, myTheatres, days, fromWatchlist, everything, alsoPlaying, nothing
    case nothingKnown, nextDay, ends, endsToday, soldOut, few, cancelled, noTime, asOf, asking, lookAgain, askAgain
    case omitted, problemKeeps, problemNothing, whichFilm, perhaps, theatresTitle, find, findHint, findLabel
    case findButton, near, nearHint, nearUnknown, found, noneFound, follow, followed, kilometres, miles, remove
    case removeOf, noTheatres, addPage, addPageHint, addPageLabel, addPageExample, addPageButton, timeZone
    case timeZoneHint, zoneDoubt, zoneChange, readsDaily, previewTitle, previewCount, previewMore, previewText
    case previewPages, previewPagesLeft, theatreName, theatrePlace, followButton, checkTerms, keyNeeded, tickets
    case atTheatre, hall, lasts, price, shown, addToCalendar, iSawIt, iSawItHint, film, announcedAs, notThisFilm
    case meaningHint, meaningNone, nextShowings, allShowings, myVisits, notAnnounced, iSawItOf, iWasNot, iWasNotOf
    case willYouGo, youGo, going, notGoing, saveVisit
}

/// Why a programme could not be read.
public enum ProgrammeProblemText: UInt16, TextKey {
    case notAllowed = 514
    case refusedByRobots, blocked, tooSoon, unreachable, gone, movedElsewhere, tooLarge, unreadable, nothingFound
    case noTimes, notAsked
}

/// What titles on programmes say besides the film.
public enum ShowtimeMarkText: UInt16, TextKey {
    case threeD = 526
    case twoD, highFrameRate, movingSeats, digital, original, originalSubtitled, dubbed, dubbedSubtitled, subtitled
    case relaxed, autismFriendly, dementiaFriendly, captions, audioDescription, signLanguage, preview, talk
    case anniversary, revival, restoration, cut, singAlong, liveMusic, marathon, lastShow, babies, children, schools
    case seniors, members, dogs, knitters, free
}

public enum DiscoverText: UInt16, TextKey {
    case latest = 560
    case filmsOfYear, popular, popularOfYear, onThisDay, ofDay, twentyYearsAgo, ofWeek, count, countFound, reach, all
    case allOf, skipRow, toYears, earlier, later, years, decades, sortReleased, sortPopular, length, lengthShort
    case lengthMedium, lengthLong, lengthEpic, country, language, wanted, nothing, nothingOnDay, nothingInWeek
    case nothingAtAll, nearest, nothingFits, nothingFitsHint, emptyTitle, emptyText, add
}

/// Lists of providers: the rows of Discover, their pages, and their switches.
public enum ProviderListText: UInt16, TextKey {
    case inCinemas = 599
    case comingSoon, toBuyOrRent, trending, onTheAir, moreOf, from, asking, askNow, late, showNow, empty, notAsked
    case toSettings, keyHint, keyHintLink, title, intro, ofYears, isOn, isOff, needs, learnsVisit, learnsLanguage
    case learnsCountry, learnsBoth, learnsYear
}

/// What the columns of a table mean.
public enum ColumnText: UInt16, TextKey {
    case title = 626
    case originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle, imdb, tmdb, tvdb, trakt
    case simkl, address, watchedOn, loggedOn, ratedOn, watchlistSince, addedOn, rating, ratingOfTen, review, note
    case rewatch, tags, place, companions, liked, times, position, status, columns, hint, nothing, column, scale, order
    case orderQuestion, dayFirst, monthFirst
}

/// Why a file of another product is not read.
public enum ExchangeErrorText: UInt16, TextKey {
    case empty = 667
    case unreadable, tooLarge, tooManyFiles, tooManyRows, memberTooLarge, unpackedTooLarge, bomb, nestedArchive
    case pathOutside, encrypted, lyingSize, doubledName, link, unknownMethod, damaged, damagedMember, newerFilmz
    case emptyFile
}

/// `filmz export`.
public enum ExportCommandText: UInt16, TextKey {
    case abstract = 686
    case discussion, format, file, written, exists, unwritable
}

/// Exporting: the page, and what files say of themselves.
public enum ExportText: UInt16, TextKey {
    case title = 693
    case intro, link, linkHint, download, downloadFormat, whyPassword, archive, letterboxd, imdb, trakt, table, diary
    case page, archivePurpose, letterboxdPurpose, imdbPurpose, traktPurpose, tablePurpose, diaryPurpose, pagePurpose
    case letterboxdUse, imdbUse, traktUse, lost, nothingLost, held, some, viewingsHeld, madeOn, seenBefore, stoppedAt
    case stopped, noDay, films, watchlist, favourite, onWatchlist, lists, viewings, nothingSeen, paused, stoppedShow
}

/// `filmz import`.
public enum ImportCommandText: UInt16, TextKey {
    case abstract = 736
    case discussion, files, dryRun, yes, rule, meaning, dates, only, whoseArchive, zone, column, question, notAsked
    case nothingFound, badZone, whatIsMeant, unreadable, columns, columnsLeft, noSuchColumn, dateOrder, known, own
    case doubtful, doubtfulOption, doubtfulHint, lists, wouldChange, differences, taken, takenNothing
    case takenNothingInDoubt, notKept, titleHead, perhapsHead
}

/// What became of the rows of files.
public enum ImportSummaryText: UInt16, TextKey {
    case title = 772
    case told, row, problem, moreProblems, leftOutRows, ignoredFile, nothingTaken, notAFilm, episodeWithoutShow
    case episodeWithoutNumber, nameless, repeated, season, noPlaceForEpisode, saysNothing, extra, tooShort, unwanted
    case date, rating, year, id, tags, number, dateOrder, textTooLong, structure, endsEarly, severalProfiles, deleted
    case orphaned, ofOthers, secret, repeatedFile, noPlace, empty, webPage, workbook, database, animeList, declarations
    case unknown, future
}

/// The pages on which files of other products are taken in.
public enum ImportText: UInt16, TextKey {
    case title = 816
    case intro, files, filesHint, read, titles, titlesHint, readTitles, link, linkHint, welcome, bringAlong, comingFrom
    case letterboxd, letterboxdWay, imdb, imdbWay, trakt, traktWay, tvTime, tvTimeWay, others, othersWay, earlier
    case notTaken, takenOn, full, nothingFound, rows, lists, newFilms, changed, already, own, ownList, ownCatalogue
    case ownAsked, addKey, doubtful, doubtfulHint, ownHint, decided, find, foundHint, ownChoice, leaveOut, later, save
    case restOwn, more, daysRight, daysRightHint, otherDaysRight, moved, newStars, readBetter, returning, conflicts
    case conflictsHint, moreConflicts, kept, mine, theirs, rule, ruleMine, ruleTheirs, ruleBoth, meaning, seen
    case watchlist, liked, list, nothing, films, topics, ofAnother, ofAnotherHint, topicSeen, topicWatchlist
    case topicLists, topicRest, take, takeHint, again, tookIn, tookLists, tookNothing, undoFilms, readingFiles, taking
    case goesOn, showProgress, failed, remove, removeHint
}

/// `filmz imports`.
public enum ImportsCommandText: UInt16, TextKey {
    case abstract = 911
    case discussion, remove, again, dryRun, zone, noSuchImport, better, correction, wouldChange, id, day, state, change
    case name
}

/// What a format may have no place for: a key for each ``FilmzDomain/Loss``, of the same name.
public enum LossText: UInt16, TextKey {
    case shows = 926
    case unnumberedFilms, watchlist, favourites, stars, comments, audiences, told, standings, reasons, beginnings
    case leftovers, commentsAsNotes, viewings, episodes, times, vagueDates, places, companions, viewingStars, notes
    case endings, rewatches, tags, lists, listNames, listDescriptions, listFilms, listNotes, ranks, rules, ownFilms
    case received, theatres, visits, meanings, services, notSeen, imports, moments
}

/// The countries of films, by their English names.
public enum CountryText: UInt16, NamedTextKey {
    case algeria = 966
    case argentina, australia, austria, belgium, brazil, canada, chile, china, croatia, cyprus, czechRepublic, denmark
    case estonia, finland, france, germany, greece, hongKong, hungary, iceland, india, indonesia, iran, ireland, israel
    case italy, japan, jordan, latvia, lebanon, luxembourg, malta, mexico, morocco, netherlands, newZealand, norway
    case palestine, peru, poland, portugal, qatar, romania, russia, singapore, southAfrica, southKorea, sovietUnion
    case spain, sweden, switzerland, taiwan, thailand, tunisia, turkey, ukraine, unitedArabEmirates, unitedKingdom
    case unitedStates, westGermany, yugoslavia

    public static let names = [
        "Algeria", "Argentina", "Australia", "Austria", "Belgium", "Brazil", "Canada", "Chile", "China", "Croatia",
        "Cyprus", "Czech Republic", "Denmark", "Estonia", "Finland", "France", "Germany", "Greece", "Hong Kong",
        "Hungary", "Iceland", "India", "Indonesia", "Iran", "Ireland", "Israel", "Italy", "Japan", "Jordan", "Latvia",
        "Lebanon", "Luxembourg", "Malta", "Mexico", "Morocco", "Netherlands", "New Zealand", "Norway", "Palestine",
        "Peru", "Poland", "Portugal", "Qatar", "Romania", "Russia", "Singapore", "South Africa", "South Korea",
        "Soviet Union", "Spain", "Sweden", "Switzerland", "Taiwan", "Thailand", "Tunisia", "Turkey", "Ukraine",
        "United Arab Emirates", "United Kingdom", "United States", "West Germany", "Yugoslavia",
    ]
}

/// `filmz film` and `filmz add`.
public enum FilmCommandText: UInt16, TextKey {
    case film = 1028
    case show, showDiscussion, refresh, offline, notBoth, mine, myStars, myComment, saidElsewhere, recommended, seen
    case earlierViewings, id, knownAs, english, original, released, runtime, minutes, certificate, genres, kind, years
    case seasons, directedBy, createdBy, writtenBy, with, musicBy, countries, languages, tagline, plot, ownWords
    case keywords, scores, awards, boxOffice, companies, website, trailer, offer, similar, source, buy, rent
    case soundtrack, book, audiobook, makingOf, tickets, mayBe, doesNotKnow, another, unknownDate, stars, viewing, add
    case addDiscussion, addTitle, addOriginalTitle, addYear, addRuntime, addDirector, addGenre, addIMDb, added, remove
    case removed
}

public enum FilmText: UInt16, TextKey {
    case directedBy = 1098
    case createdBy, perEpisode, edit, actions, watchlist, markSeen, seenAgain, seenTimes, favourite, plot, ownWords
    case keywords, scores, imdb, rottenTomatoes, metacritic, tmdb, scoreOfTen, scoreOfHundred, percent, votes, awards
    case headlineWins, headlineNominations, wins, nominations, people, showAll, similar, trailers, trailer, buy, rent
    case soundtrack, book, audiobook, makingOf, tickets, facts, country, language, boxOffice, worldwide, domestic
    case dollars, companies, openOn, website, nothingKnown, newsComing, newsLate, showNews, showingKnown, keyHint
    case keyHintLink, hideKeyHint
}

public enum RoleText: UInt16, TextKey {
    case director = 1155
    case creator, writer, actor, composer, cinematographer, editor, producer
}

/// Where facts come from, and how providers stand with a film.
public enum FilmSourcesText: UInt16, TextKey {
    case title = 1163
    case catalogue, byHand, elsewhere, providerAndAge, refresh, answered, notAsked, identified, sure, confirmed
    case uncertain, unknown, denied, noneOfThese, wrong, again
}

/// What can be known of a film, in the middle of a sentence.
public enum FactText: UInt16, TextKey {
    case title = 1180
    case originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages, certificate, tagline
    case plot, keywords, poster, scores, awards, credits, trailers, similar, offers, seasons, boxOffice, companies
    case website
}

public enum VerdictText: UInt16, TextKey {
    case title = 1205
    case rating, saveRating, note, addNote, editNote, noteHint, saveNote, saveAudience, fromProduct, fromFile
}

public enum ViewingText: UInt16, TextKey {
    case title = 1216
    case all, edit, remove, with, stopped, stoppedAt, again, markTitle, editTitle, when, today, yesterday, onDay
    case inMonth, inYear, dontKnow, day, time, month, monthHint, year, place, companions, rating, note, noteHint
    case rewatch, stoppedToggle, stoppedCheck, minute, reason, save, unseeTitle, unseeWhich, unseeNone, unseeButton
    case backToFilm
}

public enum FilmFormText: UInt16, TextKey {
    case addTitle = 1254
    case editTitle, addHint, title, originalTitle, year, runtime, directors, genres, commas, imdbID, imdbHint, add
    case save, remove, removeHint
}

/// Who recommended a film to a person.
public enum ReferralText: UInt16, TextKey {
    case title = 1270
    case add, name, message, save, remove, filter, names
}

/// The languages spoken in films, by their English names.
public enum SpokenLanguageText: UInt16, NamedTextKey {
    case amharic = 1278
    case arabic, aramaic, armenian, belarusian, bengali, bulgarian, cantonese, chinese, cornish, czech, danish, dutch
    case english, esperanto, estonian, finnish, french, german, greek, hebrew, hindi, hungarian, icelandic, indonesian
    case irish, italian, japanese, kinyarwanda, korean, latin, latvian, malayalam, mandarin, maori, marathi, maya
    case navajo, nepali, norwegian, persian, polish, portuguese, quechua, romanian, romany, russian, scottishGaelic
    case serbian, serboCroatian, spanish, swahili, swedish, tagalog, tamil, telugu, thai, turkish, ukrainian
    case vietnamese, welsh, xhosa, yiddish, zulu

    public static let names = [
        "Amharic", "Arabic", "Aramaic", "Armenian", "Belarusian", "Bengali", "Bulgarian", "Cantonese", "Chinese",
        "Cornish", "Czech", "Danish", "Dutch", "English", "Esperanto", "Estonian", "Finnish", "French", "German",
        "Greek", "Hebrew", "Hindi", "Hungarian", "Icelandic", "Indonesian", "Irish", "Italian", "Japanese",
        "Kinyarwanda", "Korean", "Latin", "Latvian", "Malayalam", "Mandarin", "Maori", "Marathi", "Maya", "Navajo",
        "Nepali", "Norwegian", "Persian", "Polish", "Portuguese", "Quechua", "Romanian", "Romany", "Russian",
        "Scottish Gaelic", "Serbian", "Serbo-Croatian", "Spanish", "Swahili", "Swedish", "Tagalog", "Tamil", "Telugu",
        "Thai", "Turkish", "Ukrainian", "Vietnamese", "Welsh", "Xhosa", "Yiddish", "Zulu",
    ]
}

/// `filmz doctor`, and what it finds.
public enum DoctorText: UInt16, TextKey {
    case abstract = 1342
    case discussion, repair, online, good, note, bad, noPreviews, providerReady, providerAnswers, nothingYet
    case personalSound, personalDamaged, personalEmptied, personalForeign, personalTooNew, listsUntrue, catalogueSound
    case catalogueMissing, catalogueDamaged, titlesUntrue, providersDamaged, backups, noBackups, backup, backupTooNew
    case backupDamaged, keysDamaged, wordsUnexplained, openToOthers, notWritable, littleRoom, clockBehind
    case noneToRestore
}

/// `filmz healthz`, and what is said of a server that was asked.
public enum HealthzCommandText: UInt16, TextKey {
    case abstract = 1376
    case discussion, needsURL, ready, unready, somethingElse, nobody, nobodyTrusted
}

/// What is said of newer releases, and `filmz version`.
public enum ReleaseText: UInt16, TextKey {
    case abstract = 1384
    case check, title, isThere, whatIsNew, newest, noAddress, noAddressOfTheWeb, untold
}

/// `filmz list` for the lists that a person makes.
public enum FilmListCommandText: UInt16, TextKey {
    case abstract = 1393
    case discussion, lists, show, create, edit, delete, add, remove, move, moveDiscussion, note, export, paste
    case pasteDiscussion, file, unreadable, pasted, lineHead, textHead, perhapsHead, addHead, list, name, films
    case description, ranked, rule, unseen, format, noteText, first, last, before, behind, number, onePlace
    case nothingGiven, created, edited, deleted, added, removed, moved, noted, idHead, nameHead, filmsHead, seenHead
    case changedHead
}

/// Lists of films, and the tab they are in.
public enum FilmListText: UInt16, TextKey {
    case lists = 1443
    case newList, make, edit, editTitle, remove, removeHint, name, nameHint, description, ranked, rankedHint, rule
    case ruleHint, ruleExample, byRule, tryRule, keepAsList, moreThan, seenOf, films, empty, emptyHint, emptyButton
    case noLists, noListsHint, sortOwn, seenFilter, seenOnly, unseenOnly, nothingFits, nothingFitsHint, arrange
    case arrangeDone, arrangeHint, moveUp, moveDown, moveFirst, moveLast, moveHere, number, drag, more, takeOff, note
    case noteFor, saveNote, choose, chooseSeveral, addTo, takeOffFrom, orNew, makeAndAdd, onLists, putOnList, allLists
    case putFilmOnList, picture, story, text, markdown, csv, takeAway, takeAwayHint, json, toPrint, print, noteChanged
    case noteChangedHint, noteThere, noteYours, keepThere, takeShelfHint, passOnShelf, shelfOn, nothingByRule
    case nothingByRuleHint, rulePlaceholder
}

/// Films from a pasted text.
public enum PasteText: UInt16, TextKey {
    case title = 1521
    case text, hint, example, find, add, again, none, search, sure, doubtful, unknown, leftOut, link, file, fileHint
    case readFile, fileEmpty, fileTooLarge, fileNoText
}

/// Saying quickly which films one has seen.
public enum CatchUpText: UInt16, TextKey {
    case title = 1541
    case want, notSeen, starsMeanSeen, starsFor, done
}

/// `filmz list`, `rate`, `seen`, `favourite`, `watchlist` and `changes`.
public enum MyFilmsCommandText: UInt16, TextKey {
    case list = 1547
    case shelf, sort, kind, genre, decade, seenIn, forAudience, atLeast, notRated, inPlace, notOnList, matching, rate
    case rateStars, rated, unrated, seen, seenDiscussion, on, place, companions, rating, note, rewatch, stopped
    case stoppedAt, stopReason, recommended, remove, notSeen, markedSeen, markedStopped, favourite, isFavourite
    case noFavourite, watchlist, takeOff, onWatchlist, offWatchlist, changes, changesDiscussion, change, when, what
}

public enum MyFilmsText: UInt16, TextKey {
    case title = 1592
    case watchlist, seen, favourites, all, shelves, count, countOf, hours, views, grid, diary, viewings, unknownMonth
    case sortMatch, sortAdded, sortWatched, sortReleased, sortTitle, sortRating, sortCritics, sortRuntime, searchWithin
    case decade, seenIn, allYears, wholeYear, months, rating, unrated, place, lists, unlisted, select, selectDone
    case selectHint, selectFilm, ticked, addToWatchlist, removeFromWatchlist, addToFavourites, removeFromFavourites
    case nothingSelected, selectedDay, markSelected, stars, rateSelected, forWhom, recommendSelected, markFilm
    case emptyWatchlist, emptyWatchlistHint, emptyWatchlistButton, emptySeen, emptySeenHint, emptySeenButton
    case emptyFavourites, emptyFavouritesHint, emptyFavouritesButton, emptyAll, emptyAllHint, emptyFiltered
    case emptyFilteredHint, caughtUp, caughtUpHint, changes, changesHint, changesNone, changesNoneHint, lastingUndo
    case changedFilms, changedTitle, changedNone, changedNoMore, searchHere
}

/// `filmz told`.
public enum ReferralCommandText: UInt16, TextKey {
    case abstract = 1667
    case by, message, remove, saved, removed
}

/// `filmz tag`, `untag` and `tags`.
public enum TagCommandText: UInt16, TextKey {
    case tag = 1673
    case untag, tags, tagged, untagged, withTag, typed, abstract, discussion, list, rename, renameDiscussion, remove
    case theTag, name, renamed, removed, tagHead, filmsHead, viewingsHead
}

/// A person's tags: on a film, in sheets, and the page with all of them.
public enum TagText: UInt16, TextKey {
    case title = 1693
    case all, tag, add, edit, editSelected, typed, typedHint, save, addSelected, hint, none, noneHint, films, viewings
    case editTag, editTitle, name, nameHint, rename, remove, removeHint
}

/// `filmz viewing`.
public enum ViewingCommandText: UInt16, TextKey {
    case abstract = 1715
    case list, edit, editDiscussion, remove, viewing, rating, nothingGiven, finished, edited, number, when, place
    case companions, stars, before, note, stopped
}

/// Where a film can be got, and where a person watches.
public enum OfferText: UInt16, TextKey {
    case title = 1733
    case onMine, stream, free, ads, rent, buy, watchOn, watchFreeOn, rentOn, buyOn, rentFor, buyFor, searchShops, asked
    case askedWhen, credit, notOffered, notKnown, couldNotAsk, notAsked, needsKey, toSettings, asking, searchOn
    case searchHint, lastSeen, goneOn, change, filter, mine, toStream, forFree, toRent, toBuy, inMyTheatres, placeTitle
    case placeIntro, toPlace, country, countryOfFilmz, countryHint, services, servicesHint, noServices, more, weekly
    case weeklyHint, thisWeek, save, placeSaved, newTitle, newSince, newHint, nothingOnMine, checking, goOn, notChecked
    case checkNow, noneOnMine
}

/// The names of shops, and of the source of what services offer.
public enum ShopName: UInt16, TextKey {
    case appleTV = 1793
    case primeVideo, youTube, amazon, justWatch
}

/// `filmz where` and `filmz services`.
public enum WhereCommandText: UInt16, TextKey {
    case abstract = 1798
    case discussion, country, offline, services, servicesDiscussion, setCountry, add, remove, weekly, noWeekly, all
    case new, noService, isWeekly, isNotWeekly, kindHead, serviceHead, detailHead, idHead, filmHead, sinceHead, mine
    case gone, search, inTheatres, advertising
}

/// `filmz password`.
public enum PasswordCommandText: UInt16, TextKey {
    case abstract = 1825
    case discussion, remove, removed, changed, set, nothingRead, new, again, differ
}

/// Signing in and out.
public enum PeopleText: UInt16, TextKey {
    case signIn = 1835
    case welcome, name, password, forgotten, forgottenByName, wrongPassword, wrongNameOrPassword, tooManySeconds
    case tooManyMinutes, busy, held, fileNotSent, notSaved, notSavedHint, saveNow, discard, invited, invitedHint
    case replacingHint, choosePassword, passwordHint, passwordTooShort, passwordTooLong, invitationGone
    case invitationGoneHint, people, peopleHint, managePeople, you, unnamed, owner, member, notSignedIn, newLink
    case addSomeone, addHint, addAndInvite, firstNameYourself, inviteTitle, linkHint, linkReplaces, linkAtHome
    case linkHere, hereToday, hereOn, newPassword, farewell, farewellHint, farewellOnce, farewellGone, farewellGoneHint
}

/// A person’s name and password, and what happened to their access.
public enum AccountText: UInt16, TextKey {
    case title = 1887
    case setPassword, setNameAndPassword, nameHint, setOn, changeHint, current, changePassword, forgottenByLink
    case firstHint, renamed, passwordChanged, passwordSet, newLinkHint, firstLinkHint, signIns, signInsHint, news
    case newsHint, goOn, noEvents, joined, signedIn, newBrowser, wrongPasswords, changed, setByLink, setHere, removed
    case invited, signedOut
}

/// Leaving Filmz, by oneself or by an owner.
public enum LeavingText: UInt16, TextKey {
    case leave = 1918
    case leaveHint, allIsDeleted, passedOnStays, backupsUntil, backupsStay, takeFirst, deleteAll, retire, retireName
    case noSignIn, deletedAfter, takeByLink, makeLink, readmit, linkFor, linkHint, isDeletedOn, retired
    case farewellOffered, readmitted
}

/// Profiles without a password in a home, and the PINs with which they are opened.
public enum ProfileText: UInt16, TextKey {
    case who = 1939
    case whoNow, now, enterPin, open, pin, pinHint, setPin, changePin, removePin, pinIsSet, pinIsRemoved, malformedPin
    case wrongPin, forgottenByKeeper, forgottenByOneself, profiles, hint, backToKeeper, manage, yours, nameAndPin
    case keptBy, asksPin, add, firstPassword, tooMany, removeProfile, allIsDeleted, profilesToo, takeFirst, wrongPins
}

/// What browsers are called.
public enum BrowserText: UInt16, TextKey {
    case chrome = 1971
    case edge, firefox, opera, safari, samsung, unknown
}

/// What browsers run on.
public enum SystemText: UInt16, TextKey {
    case android = 1978
    case chromeOS, iPad, iPhone, linux, mac, windows
}

/// `filmz person`, and what is said of persons elsewhere on the command line.
public enum PersonCommandText: UInt16, TextKey {
    case abstract = 1985
    case discussion, list, add, invite, inviteDiscussion, edit, number, name, role, nameHelp, roleHelp, who, option
    case added, invited, invitedPath, edited, noSuchPerson, noSuchRole, nameMissing, nameTooLong, nameTaken
    case firstStaysOwner, retire, retireDiscussion, readmit, retired, retiredPath, readmitted, firstStays, isRetired
    case deletedOn, forecast, keptBy, keeper, keeperNeedsPassword, profileStaysMember, tooManyProfiles
}

/// `filmz new`.
public enum NewCommandText: UInt16, TextKey {
    case abstract = 2024
    case discussion, list, year, off, on, noList, needsYear, isOn, isOff, headList, headOn, headProvider, headName
}

/// What is wrong with the configuration of providers, the file of their keys, or their cache.
public enum ProviderErrorText: UInt16, TextKey {
    case dailyLimit = 2038
    case language, country, keyNotNeeded, key, address, addressTooMuch, addressUnencrypted, addressWithoutVersion
    case unreadable, notReplaced, notWritten, damaged, renamed, cacheNotWritable
}

/// Where films come from, and the keys to it.
public enum ProviderSettingsText: UInt16, TextKey {
    case title = 2053
    case intro, isOff, keyNotNeeded, keyMissing, keyKept, keyConfigured, calls, callsOf, answered, wrongKey
    case wrongConfiguredKey, key, otherKey, getKey, addKey, keyAndDetails, details, test, remove, accepted, refused
    case untested, removed, switchedOn, switchedOff, notAsked, attributionOMDb, attributionTMDb, attributionITunes
    case attributionAMC, attributionTVmaze
}

/// The providers as they write themselves.
public enum ProviderName: UInt16, TextKey {
    case omdb = 2085
    case tmdb, iTunes, amc, tvmaze
}

/// What is said when a provider gives no answer.
public enum ProviderText: UInt16, TextKey {
    case silent = 2090
    case unreachable, timedOut, unavailable, unreadable, wrongKey, quotaUsedUp, paused, rejected, unavailableUntil
    case quotaUsedUpUntil, pausedUntil, inSeconds, inMinutes, inHours, inDays, justNow, hoursAgo, daysAgo
}

/// `filmz providers`, and how providers do.
public enum ProvidersCommandText: UInt16, TextKey {
    case abstract = 2109
    case discussion, status, provider, asked, key, calls, lastAnswer, trouble, yes, no, callsOf, keyNotNeeded
    case keyMissing, keyKept, keyConfigured, setKey, setKeyDiscussion, forget, forgot, keyPrompt, test, on, off, oneOf
    case isOff, isOn, needsKey, accepted, acceptedKept, untested, untestedKept, unreachable, timedOut, unavailable
    case unreadable, wrongKey, quotaUsedUp, paused, rejected, until, failed, checkNetwork, setAnother, knownIsShown
    case otherWords, later
}

/// `filmz search`.
public enum SearchCommandText: UInt16, TextKey {
    case abstract = 2156
    case discussion, words, provider, nothingToSearch, noProvider, noneAsked, showing, asked, suggestion, tooShort
    case noServices, ignored
}

public enum SearchText: UInt16, TextKey {
    case title = 2169
    case titleWithQuery, label, placeholder, intro, browse, recent, forget, clearAll, count, countOpen, corrected
    case suggested, people, alsoKnown, with, namesakes, knownFor, oneOfThem, born, died, bornAndDied, onWatchlist
    case nothingFound, nothingFoundHint, addYourself, invalidTitle, invalidHint, tooLongTitle, tooLongHint, overview
    case overviewOf, ofTenIMDb, ofTenRottenTomatoes, ofTenMetacritic, ofTenTMDb, notHere, askElsewhereHint
    case askElsewhere, pastedAddress, openFilm, conditions, leaveOut, noServices, ignored, sentences, example
    case likeExample, withoutExample
}

/// The conditions of a query, as they are shown above its results.
public enum SearchFilterText: UInt16, TextKey {
    case cast = 2218
    case director, seen, unseen, watchlist, favourites, rated, years, before, since, most, least, span, service, like
    case without, notBy, not
}

/// What is said of films that come from elsewhere, and of those who are asked for them.
public enum ProviderResultsText: UInt16, TextKey {
    case title = 2236
    case looking, more, only, showMore, asked, asking, stillWaiting, total, nothing, tooShort, noNetwork, openSettings
    case stop, since, cut, noNetworkTitle, noNetworkHint, notEverybody, tryAgain
}

/// `filmz config`.
public enum ConfigCommandText: UInt16, TextKey {
    case abstract = 2256
    case discussion, all, place, setting, value, origin, secret, file, usual, unknown
}

/// The choice of the language.
public enum LanguageText: UInt16, TextKey {
    case title = 2267
    case choice, automatic
}

public enum SettingsText: UInt16, TextKey {
    case title = 2270
    case you, sharing, data, server, services, noServices, noSources, calendars, linksAndCalendars, importAndExport
    case lastBackup, version, titles, onPhone, scan, codeLabel, install, installNeedsHTTPS, thisMachineOnly
    case stepPassword, stepServe, stepScan, addressUnknown, devices, signedInAs, noPassword, browserOn, thisDevice
    case usedToday, usedOn, signOut, signOutOthers, licences
}

/// `filmz setup`.
public enum SetupCommandText: UInt16, TextKey {
    case abstract = 2304
    case discussion, check, folder, number, noNumber, stopped, notWritten, reach, thisMachine, atHome, byProxy
    case byCertificate, port, noPort, address, certificate, certificateKey, password, passwordSet, passwordStays, tmdb
    case omdb, backups, noInterval, written, overruled, start, startService, restart, fromOutside, open, catalogue
}

/// The choice of a theme.
public enum ThemeText: UInt16, TextKey {
    case title = 2337
    case choice, automatic, light, dark
}

/// Where the reader's days begin and end.
public enum TimeZoneText: UInt16, TextKey {
    case title = 2342
    case hint, choice, ofBrowser, change
}

/// How dates, times, numbers and stars are written for a reader.
public enum FormsText: UInt16, TextKey {
    case title = 2347
    case example, region, ofBrowser, browserIn, clock, usual, twelve, twentyFour, week, stars, ofFive, ofTen, ofHundred
    case hint
}

/// What problem documents say to whoever writes a program: a title and what happened, with what to do.
public enum APIProblemText: UInt16, TextKey {
    case wrongPassword = 2362
    case wrongPasswordDetail, passwordMissing, passwordMissingDetail, crossSite, crossSiteDetail, unknownHost
    case unknownHostDetail, noSuchFilm, noSuchFilmDetail, noSuchViewing, noSuchViewingDetail, noSuchList, notOnList
    case listFull, listByRule, tooManyLists, noSuchTag, tooManyTags, noSuchEpisode, episodeHasPlace, tooManyEpisodes
    case noSuchTheatre, noSuchShowtime, tooManyTheatres, noSuchShare, tooManyShares, tooManyAddresses, passPhraseNeeded
    case passPhraseNeededDetail, nothingToUndo, nothingToUndoDetail, notAddedByHand, notYours, filmOfOthers, filmInUse
    case ownersOnly, setElsewhere, setElsewhereDetail, importElsewhere, tooLong, tooLongDetail, notYet, notYetDetail
    case diskFull, databaseLocked, databaseReadOnly, databaseDamaged, databaseDetached, notJSON, notJSONDetail
    case malformed, malformedBody, malformedRequest, unknownMember, unknownMemberDetail, missing, missingDetail
    case invalid, invalidDetail, methodNotAllowed, methodNotAllowedDetail, signInNeeded, signInNeededDetail, forbidden
    case forbiddenDetail, notFound, notFoundDetail, tooLarge, tooLargeDetail, tooManyRequests, tooManyRequestsDetail
    case unavailable, unavailableDetail, failed, failedDetail, refused, refusedDetail, backupUnreadable
    case backupUnreadableDetail, backupForeign, backupForeignDetail, backupDamaged, backupDamagedDetail, backupTooNew
    case backupTooNewDetail, backupTooLarge, backupTooLargeDetail, backupExists, backupExistsDetail, backupPresent
    case backupPresentDetail, backupInUse, backupInUseDetail, noteChanged
}

/// How times and lengths are written.
public enum CalendarText: UInt16, TextKey {
    case dayMonth = 2457
    case dayShortMonth, dayMonthYear, dayShortMonthYear, monthDay, shortMonthDay, monthDayYear, shortMonthDayYear
    case monthYear, shortMonthYear, dayTime, hourMinute, am, pm, amInCapitals, pmInCapitals, today, yesterday, tomorrow
    case weekdayDay, unknownDay, hoursMinutes, hours, minutes, decade
}

/// The days of the week, from Monday.
public enum WeekdayText: UInt16, TextKey {
    case monday = 2482
    case tuesday, wednesday, thursday, friday, saturday, sunday
}

public enum MonthText: UInt16, TextKey {
    case january = 2489
    case february, march, april, may, june, july, august, september, october, november, december
}

public enum ShortMonthText: UInt16, TextKey {
    case january = 2501
    case february, march, april, may, june, july, august, september, october, november, december
}

/// What the toast and the list of changes say was done.
public enum ChangeText: UInt16, TextKey {
    case watchlistAdded = 2513
    case watchlistRemoved, favouriteAdded, favouriteRemoved, rated, ratingRemoved, commentSaved, commentRemoved
    case audienceSaved, toldSaved, toldRemoved, viewingLogged, viewingSaved, viewingRemoved, viewingsRemoved
    case episodesLogged, showPaused, showStopped, showTakenUp, showStartedOver, edited, imported, filmRemoved
    case queryForgotten, queriesForgotten, undone, redone, severalAdded, severalRemoved, severalFavoured
    case severalUnfavoured, severalChanged, severalSeen, severalRated, severalRecommended, severalImported, tagsAdded
    case tagsRemoved, tagsSaved, severalTagged, severalUntagged, tagRenamed, tagsJoined, tagRemoved, filmUndone
    case filmRedone, severalUndone, severalRedone, listMade, listMadeWith, listRemoved, listSaved, listFilmAdded
    case listFilmsAdded, listFilmRemoved, listFilmsRemoved, listFilmMoved, listFilmsMoved, listNoteSaved, listUndone
    case listRedone, listImported, listsImported, listsUndone, listsRedone
}

/// Why a command cannot be done as asked, and what to do.
public enum CommandErrorText: UInt16, TextKey {
    case nothingFound = 2578
    case ambiguous, choice, choiceID, passwordNeeded, nothingSet, addressInUse, addressReserved, addressForeign
    case addressFiles, addressUnavailable, tooFewFiles, notAsked, noCatalogue, keyRefused, stopped, notAccepted, fault
    case configurationUnreadable, configured, wantedText, wantedNumber, wantedFlag, wantedRange, wantedPositive
    case wantedFile, wantedSecret, wantedList, noSuchFilm, noSuchViewing, noSuchList, noSuchShare, nothingToUndo
    case setElsewhere, missing, tooLong, malformed, notYet, passwordTooShort, passwordTooLong, wrongPassword, busy
    case ownerComesFirst, ownerStays, ownersAreNotInvited, noPort, noProvider
}

/// What several commands say.
public enum CommandText: UInt16, TextKey {
    case abstract = 2625
    case discussion, dataFolder, json, film, after, limit, limitOutside, notTheService, licences, undo, undoChange
    case undoFilm, undoFilmUnclear, done, doneAlready, undone, id, title, year, minutes, genres, stars, mine, added
    case watched, watchlist, seen, favourite, films, viewings, catalogueSetAside, skippedFilm, noFreshCatalogue, yes
}

public enum ErrorText: UInt16, TextKey {
    case title = 2660
    case badRequest, badRequestHint, forbidden, forbiddenHint, notFound, notFoundHint, noSuchFilmHint, conflict
    case tooLarge, tooLargeHint, wrongKind, wrongKindHint, invalid, failed, failedHint, unavailable, unavailableHint
    case diskFull, diskFullHint, locked, lockedHint, readOnly, readOnlyHint, damaged, detached, detachedHint
    case damagedHint, passwordMissing, passwordMissingHint, backupUnreadable, backupForeign, backupDamaged
    case backupTooNew, backupTooLarge, backupExists, backupPresent, backupInUse, importElsewhere, search, home
}

/// What can be told of a film or a viewing, as the command line names it.
public enum FieldText: UInt16, TextKey {
    case title = 2701
    case originalTitle, year, releaseDate, runtime, genres, directors, imdbID, watchedOn, place, companions, rating
    case note, comment, audience, stoppedAt, stopReason, query, key, keep, acceptsConditions, theatreName, theatrePage
    case timeZone, location, country, services, listName, listDescription, listRule, tags, message, sender, days
    case passPhrase, toldBy, toldMessage
}

/// Why a file cannot be read or written, within a sentence: “Filmz can’t read films.csv (it is a folder).”
public enum FileProblemText: UInt16, TextKey {
    case missing = 2738
    case notPermitted, notRegular, folder, notAFolder, tooLarge, noSpace, readOnly, exists, inUse, tooManyFiles
    case nameTooLong, damaged
}

/// Where somebody says which film a title means.
public enum FilmFinderText: UInt16, TextKey {
    case title = 2751
    case search, find, this, nothing
}

/// What became of what was asked, with counts that add up.
public enum OutcomeText: UInt16, TextKey {
    case part = 2756
    case entries, films, providers, recognised, offered, found, doubtful, offeredNowhere, filmUnknown, unknown
    case unreadable, failed, waiting, notAsked
}

/// What is said when something cannot be done as asked.
public enum ProblemText: UInt16, TextKey {
    case noSuchFilm = 2771
    case noSuchViewing, noSuchList, notOnList, listFull, listByRule, tooManyLists, listNameMissing, listRuleMissing
    case listRuleMalformed, wordsNotUnderstood, toldByMissing, nothingToUndo, notAddedByHand, notYours, filmOfOthers
    case filmInUse, ownersOnly, setElsewhere, importElsewhere, conditionsNotAccepted, noSuchEpisode, episodeHasPlace
    case tooManyEpisodes, noSuchTag, tooManyTags, tagMissing, tagMalformed, tooManyOnOne, noSuchShare, tooManyShares
    case tooManyAddresses, daysMalformed, passPhraseMalformed, keyMissing, keyMalformed, titleMissing, queryMissing
    case viewingMissing, whenMissing, seenDayMissing, seenMonthMissing, seenYearMissing, fieldMissing, tooLong, tooMany
    case yearMalformed, yearTooEarly, yearTooLate, notYet, runtimeMalformed, imdbMalformed, dayMalformed
    case monthMalformed, ratingMalformed, audienceMalformed, keepMalformed, minuteMalformed, fieldMalformed
    case noteChanged, noSuchTheatre, noSuchShowtime, tooManyTheatres, theatreNameMissing, theatrePageMissing
    case theatrePageMalformed, timeZoneMalformed, locationMalformed, countryMalformed
}

/// `filmz serve`.
public enum ServeCommandText: UInt16, TextKey {
    case abstract = 2840
    case discussion, host, port, socket, basePath, tlsCertificate, tlsKey, trustedProxy, url, receivedFrom
    case programmesFrom, noHost, loaded, ended, isAt, scanOrOpen, openOnPhone, withoutHTTPS, folder, bothForHTTPS
    case noAddress, noPublicAddress, noBasePath, noSocket, socketInUse, certificateUnreadable, noCertificate, noKey
    case mismatch, renewed, notRenewed
}

/// What every page says.
public enum SharedText: UInt16, TextKey {
    case brand = 2872
    case pageTitle, discover, search, myFilms, together, cinema, settings, description, mainNavigation, skipToContent
    case undo, redo, back, save, cancel, showMore, offline, unreachable, sort, filters, filtersOn, anyFilter
    case applyFilters, clearFilters, removeFilter, genre, kind, filmsAndShows, films, shows, short, televisionFilm
    case special, video, series, miniseries, separator, listSeparator, either, onWatchlist, seen, favourite, kids
    case adults, family, bodyCountSavvy, audience, noStars, stars, halfAStar, andAHalf, outOfFive, outOfTen
    case outOfHundred
}

/// The genres, by IMDb's English names.
public enum GenreText: UInt16, NamedTextKey {
    case action = 2927
    case adult, adventure, animation, biography, comedy, crime, documentary, drama, family, fantasy, filmNoir, history
    case horror, music, musical, mystery, news, romance, sciFi, short, sport, thriller, war, western

    public static let names = [
        "Action", "Adult", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary", "Drama", "Family",
        "Fantasy", "Film-Noir", "History", "Horror", "Music", "Musical", "Mystery", "News", "Romance", "Sci-Fi",
        "Short", "Sport", "Thriller", "War", "Western",
    ]
}

/// What the disk or its files did not do, and what to do.
public enum StorageErrorText: UInt16, TextKey {
    case full = 2952
    case locked, readOnly, damaged, detached
}

/// What is wrong with the files of a data folder.
public enum StoreErrorText: UInt16, TextKey {
    case folderNotWritable = 2957
    case notADatabase, damaged, emptied, tooNew, catalogueTooNew, diskFull, unavailable, full, locked, notPermitted
    case tooManyFiles, noneToRestore, olderBackups
}

/// What stands on cards that pass films on.
public enum CardText: UInt16, TextKey {
    case from = 2971
    case quoted
}

/// What a person reads who passes a film or a list on, and about the links made before.
public enum PassOnText: UInt16, TextKey {
    case passOn = 2973
    case passOnThis, intro, atHome, message, messageHint, along, myStars, myNote, sender, senderHint, which, asItIs
    case asSent, listNotes, more, lasts, forEver, week, month, year, passPhrase, passPhraseHint, make, once, look, card
    case cardHint, cardOf, made, madeHint, address, copy, copied, send, code, codeHint, text, toLinks, links, linksHint
    case linksHere, noLinks, noLinksHint, madeOn, until, ended, takenBack, guarded, openedOn, openedToday, notOpened
    case takeBack, another, takeBackOf, anotherOf, selection, passedOn, forFilmz, forFilmzHint, forFilmzGuarded
    case forFilmzSave, thisMachine
}

/// `filmz received`.
public enum ReceivedCommandText: UInt16, TextKey {
    case abstract = 3036
    case discussion, list, show, take, takeDiscussion, accept, acceptDiscussion, decline, received, source, asList
    case film, add, without, onlySure, from, head, accepted, declined, noSuch, noList, badFilm, isKnown, noNumber, open
    case isSure, isDoubtful, isUnknown, idHead, fromHead, whatHead, filmsHead, dayHead, stateHead, numberHead, filmHead
    case verdictHead, titleHead
}

/// Recommendations that came in.
public enum ReceivedText: UInt16, TextKey {
    case title = 3075
    case all, takeIn, newCount, nothing, nothingHint, somebody, recommends, recommendation, films, theirNote
    case openTheirs, isNew, isAccepted, isDeclined, acceptedOn, declinedOn, keptHint, sure, doubtful, unknown
    case unknownHint, none, more, next, before, lookUp, accept, asList, asListHint, keep, decline, nameHint
    case nothingChosen, newTitle, fromLink, fromLinkHint, link, fetch, fromFile, file, read, unreadable, tooNew
    case tooLarge, tooManyFilms, noFilms, full, badAddress, notAllowed, unreachable, gone, locked, inReturn
    case inReturnHint, forSender, gotFrom, thanks, searchFilm, yourFilms, yourLists, foundFilms, noneFound
}

/// `filmz share`.
public enum ShareCommandText: UInt16, TextKey {
    case abstract = 3138
    case discussion, film, list, show, address, takeBack, share, stars, note, notes, asSent, message, from, audience
    case days, url, made, madePath, done, isTakenBack, publish, publishDiscussion, folder, folderURL, badFolderURL
    case folderInUse, foreignFile, notWritten, published, unpublished, leftOut, unknownFolder, nothingPublished
    case noFolderURL, idHead, nameHead, madeHead, openedHead, endHead, passPhrase, passPhraseFile, passPhrasePrompt
    case noPassPhrase, onePassPhrase
}

/// What visitors read who open a link to a film or a list.
public enum ShareText: UInt16, TextKey {
    case recommendsFilm = 3183
    case filmForYou, sendsList, listForYou, somebody, note, noteOf, goodFor, pictureOf, whereToFind, findOn, letterboxd
    case justWatch, take, takeHint, yourFilmz, yourFilmzHint, takeOver, openThere, noFilmz, asText, asTable
    case forLetterboxd, forFilmz, forFilmzHint, sentWith, writtenWith, gone, goneHint, locked, lockedHint, passPhrase
    case open, wrong, wait, busy, byFile
}

/// `filmz show`, `filmz next` and the episodes of `filmz seen`.
public enum ShowCommandText: UInt16, TextKey {
    case show = 3220
    case showDiscussion, season, pause, stop, takeUp, startOver, onlyOne, paused, stopped, takenUp, startedOver, next
    case nextDiscussion, new, soFar, nextLine, nothingNext, episodes, noEpisodes, marked, markedEpisodes, nothingToMark
    case notForSeveral, number, title, aired, seen, episode, showHead, seasonHead, wasHead, idHead, place, at, placeAt
    case placed
}

/// Seasons and episodes of a show, and how far somebody has come with it.
public enum ShowText: UInt16, TextKey {
    case seasons = 3257
    case season, specials, seasonCount, episodeCount, years, range, number, special, episode, episodes, upNext, first
    case next, logNext, more, comes, announced, isNew, allSeen, caughtUp, notBegun, seenOf, seenSome, seenEpisodes
    case pause, stop, takeUp, startOver, paused, stopped, stopTitle, stopHint, mark, unmark, hideUnseen, showTitle
    case markSeason, markUpTo, markAll, markTitle, markCount, markNothing, asAired, markButton, former, unplaced
    case unplacedHint, untitled, seenOn, isNow, place, lengthUnknown, episodeStars, asTable, upNextEmpty
    case upNextEmptyHint, upNextFind, coming, allUpNext, backToShow, absolute, iAmAt, iAmAtExample, markThat
    case newThisWeek, nextDays, newNone, newMore, asOf, listedOf
}

extension LanguageFile {
    /// All tables, in the order of their texts.
    static let tables: [any TextKey.Type] = [
        AdvertisingCommandText.self, AdvertisingText.self, BackupCommandText.self, BackupErrorText.self,
        BackupText.self, BackupPageText.self, UploadText.self, CalendarFeedCommandText.self, CalendarFeedText.self,
        CatalogueCommandText.self, CatalogueImportText.self, CatalogueText.self, DatasetErrorText.self,
        DownloadCommandText.self, AMCCommandText.self, CinemaCommandText.self, CinemaText.self,
        ProgrammeProblemText.self, ShowtimeMarkText.self, DiscoverText.self, ProviderListText.self, ColumnText.self,
        ExchangeErrorText.self, ExportCommandText.self, ExportText.self, ImportCommandText.self, ImportSummaryText.self,
        ImportText.self, ImportsCommandText.self, LossText.self, CountryText.self, FilmCommandText.self, FilmText.self,
        RoleText.self, FilmSourcesText.self, FactText.self, VerdictText.self, ViewingText.self, FilmFormText.self,
        ReferralText.self, SpokenLanguageText.self, DoctorText.self, HealthzCommandText.self, ReleaseText.self,
        FilmListCommandText.self, FilmListText.self, PasteText.self, CatchUpText.self, MyFilmsCommandText.self,
        MyFilmsText.self, ReferralCommandText.self, TagCommandText.self, TagText.self, ViewingCommandText.self,
        OfferText.self, ShopName.self, WhereCommandText.self, PasswordCommandText.self, PeopleText.self,
        AccountText.self, LeavingText.self, ProfileText.self, BrowserText.self, SystemText.self, PersonCommandText.self,
        NewCommandText.self, ProviderErrorText.self, ProviderSettingsText.self, ProviderName.self, ProviderText.self,
        ProvidersCommandText.self, SearchCommandText.self, SearchText.self, SearchFilterText.self,
        ProviderResultsText.self, ConfigCommandText.self, LanguageText.self, SettingsText.self, SetupCommandText.self,
        ThemeText.self, TimeZoneText.self, FormsText.self, APIProblemText.self, CalendarText.self, WeekdayText.self,
        MonthText.self, ShortMonthText.self, ChangeText.self, CommandErrorText.self, CommandText.self, ErrorText.self,
        FieldText.self, FileProblemText.self, FilmFinderText.self, OutcomeText.self, ProblemText.self,
        ServeCommandText.self, SharedText.self, GenreText.self, StorageErrorText.self, StoreErrorText.self,
        CardText.self, PassOnText.self, ReceivedCommandText.self, ReceivedText.self, ShareCommandText.self,
        ShareText.self, ShowCommandText.self, ShowText.self,
    ]
}
