import FilmzDomain

/// The lines of an archive's files.
extension JSONLine {
    static func film(_ exported: ExportedFilm) -> JSONLine {
        let film = exported.film
        var line = JSONLine()
        line.add("id", text: film.id.description)
        line.add("kind", text: film.kind?.rawValue)
        line.add("title", text: film.title)
        line.add("originalTitle", text: film.originalTitle)
        line.add("year", number: film.year)
        line.add("runtime", number: film.runtime)
        line.add("directors", texts: film.directors)
        line.add("genres", texts: film.genres)
        var ids = JSONLine()
        for id in film.externalIDs.all {
            switch id {
            case .imdb, .letterboxd: ids.add(id.namespace.rawValue, text: id.text)
            default: ids.add(id.namespace.rawValue, number: id.number)
            }
        }
        if !film.externalIDs.isEmpty { line.add("ids", object: ids) }
        line.add("isOwn", isTrue: exported.isOwn)
        return line
    }

    static func relation(_ mine: MyFilm, to film: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", text: film.description)
        line.add("watchlistedAt", at: mine.watchlistedAt)
        line.add("favouriteAt", at: mine.favouriteAt)
        line.add("rating", rating: mine.rating)
        line.add("ratedAt", at: mine.ratedAt)
        line.add("comment", text: mine.comment)
        line.add("audience", texts: mine.audience.names)
        line.add("tags", texts: mine.tags.all.map(\.text))
        line.add(
            "told",
            objects: mine.referrals.map { referral in
                var line = JSONLine()
                line.add("by", text: referral.by)
                line.add("message", text: referral.message)
                line.add("at", at: referral.at)
                return line
            })
        if let status = mine.showStatus {
            var object = JSONLine()
            object.add("kind", text: status.kind.rawValue)
            object.add("since", at: status.since)
            object.add("reason", text: status.reason)
            line.add("standing", object: object)
        }
        line.add("startedOverAt", at: mine.startedOverAt)
        line.add("leftovers", objects: mine.leftovers.map(leftover))
        return line
    }

    static func leftover(_ leftover: Leftover) -> JSONLine {
        var line = JSONLine()
        line.add("source", text: leftover.source)
        line.add("name", text: leftover.name)
        line.add("value", text: leftover.value)
        return line
    }

    static func viewing(_ viewing: Viewing, of film: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", text: film.description)
        for member in ViewingFormat.archive.members {
            line.add(member.name, value: viewing.value(of: member.field, in: .archive))
        }
        return line
    }

    static func episode(_ episode: Episode, of show: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", text: show.description)
        line.add("id", text: episode.id.description)
        line.add("number", text: episode.number?.description)
        line.add("title", text: episode.title)
        line.add("aired", text: episode.aired?.description)
        line.add("runtime", number: episode.runtime)
        var ids = JSONLine()
        ids.add("imdb", text: episode.externalIDs.imdb?.description)
        ids.add("tmdb", number: episode.externalIDs.tmdb)
        ids.add("tvmaze", number: episode.externalIDs.tvmaze)
        if episode.externalIDs != Episode.ExternalIDs() { line.add("ids", object: ids) }
        return line
    }

    static func list(_ list: FilmList) -> JSONLine {
        var line = JSONLine()
        line.add("id", text: list.id.description)
        line.add("name", text: list.name)
        line.add("description", text: list.description)
        line.add("isRanked", isTrue: list.isRanked)
        line.add("rule", text: list.rule?.text)
        line.add("madeAt", at: list.madeAt)
        line.add("changedAt", at: list.changedAt)
        return line
    }

    static func listed(_ item: ListedFilm, on list: FilmList.ID) -> JSONLine {
        var line = JSONLine()
        line.add("list", text: list.description)
        line.add("film", text: item.entry.film.id.description)
        line.add("note", text: item.note)
        line.add("addedAt", at: item.entry.addedAt)
        return line
    }

    static func choice(_ choice: FileImportChoice, about key: String) -> JSONLine {
        var line = JSONLine()
        line.add("key", text: key)
        switch choice {
        case .film(let film): line.add("film", text: film.description)
        case .own: line.add("isOwn", isTrue: true)
        case .leaveOut: line.add("isLeftOut", isTrue: true)
        }
        return line
    }

    static func notSeen(_ film: Film.ID, since time: Timestamp) -> JSONLine {
        var line = JSONLine()
        line.add("film", text: film.description)
        line.add("at", at: time)
        return line
    }

    static func meaning(of title: String, film: Film.ID?) -> JSONLine {
        var line = JSONLine()
        line.add("title", text: title)
        line.add("film", text: film?.description)
        return line
    }

    private mutating func add(_ name: String, value: ViewingFormat.Value?) {
        switch value {
        case .text(let text): add(name, text: text)
        case .number(let number): add(name, number: Int(number))
        case .stars(let rating): add(name, rating: rating)
        case .flag(let isTrue): add(name, isTrue: isTrue)
        case .texts(let texts): add(name, texts: texts)
        case .ending(.stopped(let minute, let reason)):
            var stopped = JSONLine()
            stopped.add("minute", number: minute)
            stopped.add("reason", text: reason)
            add(name, object: stopped)
        case .ending(.finished), nil: break
        }
    }
}
