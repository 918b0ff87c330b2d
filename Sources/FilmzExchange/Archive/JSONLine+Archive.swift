import FilmzDomain

/// The lines of an archive.
extension JSONLine {
    static func film(_ whole: WholeFilm) -> JSONLine {
        let film = whole.film
        var line = JSONLine()
        line.add("id", film.id.description)
        line.add("kind", film.kind?.rawValue)
        line.add("title", film.title)
        line.add("originalTitle", film.originalTitle)
        line.add("year", film.year)
        line.add("runtime", film.runtime)
        line.add("directors", film.directors)
        line.add("genres", film.genres)
        var ids = JSONLine()
        for id in film.externalIDs.all {
            switch id {
            case .imdb, .letterboxd: ids.add(id.namespace.rawValue, id.text)
            default: ids.add(id.namespace.rawValue, id.number)
            }
        }
        if !film.externalIDs.isEmpty { line.add("ids", ids) }
        line.add("isOwn", whole.isOwn)
        return line
    }

    static func relation(_ mine: MyFilm, to film: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", film.description)
        line.add("watchlistedAt", mine.watchlistedAt)
        line.add("favouriteAt", mine.favouriteAt)
        line.add("rating", mine.rating)
        line.add("ratedAt", mine.ratedAt)
        line.add("comment", mine.comment)
        line.add("audience", mine.audience.names)
        line.add("tags", mine.tags.all.map(\.text))
        line.add(
            "told",
            mine.told.map { told in
                var line = JSONLine()
                line.add("by", told.by)
                line.add("message", told.message)
                line.add("at", told.at)
                return line
            })
        if let standing = mine.standing {
            var object = JSONLine()
            object.add("kind", standing.kind.rawValue)
            object.add("since", standing.since)
            object.add("reason", standing.reason)
            line.add("standing", object)
        }
        line.add("startedOverAt", mine.startedOverAt)
        line.add("leftovers", mine.leftovers.map(leftover))
        return line
    }

    static func leftover(_ leftover: Leftover) -> JSONLine {
        var line = JSONLine()
        line.add("source", leftover.source)
        line.add("name", leftover.name)
        line.add("value", leftover.value)
        return line
    }

    static func viewing(_ viewing: Viewing, of film: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", film.description)
        line.add("id", viewing.id.description)
        line.add("episode", viewing.episode?.description)
        line.add("watchedOn", viewing.watchedOn.description)
        line.add("place", viewing.place)
        line.add("companions", viewing.companions)
        line.add("rating", viewing.rating)
        line.add("note", viewing.note)
        if case .stopped(let minute, let reason) = viewing.ending {
            var stopped = JSONLine()
            stopped.add("minute", minute)
            stopped.add("reason", reason)
            line.add("stopped", stopped)
        }
        line.add("isRewatch", viewing.isRewatch)
        line.add("tags", viewing.tags.all.map(\.text))
        line.add("loggedAt", viewing.loggedAt)
        return line
    }

    static func episode(_ episode: Episode, of show: Film.ID) -> JSONLine {
        var line = JSONLine()
        line.add("film", show.description)
        line.add("id", episode.id.description)
        line.add("number", episode.number?.description)
        line.add("title", episode.title)
        line.add("aired", episode.aired?.description)
        line.add("runtime", episode.runtime)
        var ids = JSONLine()
        ids.add("imdb", episode.externalIDs.imdb?.description)
        ids.add("tmdb", episode.externalIDs.tmdb)
        ids.add("tvmaze", episode.externalIDs.tvmaze)
        if episode.externalIDs != Episode.ExternalIDs() { line.add("ids", ids) }
        return line
    }

    static func list(_ list: FilmList) -> JSONLine {
        var line = JSONLine()
        line.add("id", list.id.description)
        line.add("name", list.name)
        line.add("description", list.description)
        line.add("isRanked", list.isRanked)
        line.add("rule", list.rule?.text)
        line.add("madeAt", list.madeAt)
        line.add("changedAt", list.changedAt)
        return line
    }

    static func listed(_ listed: ListedFilm, on list: FilmList.ID) -> JSONLine {
        var line = JSONLine()
        line.add("list", list.description)
        line.add("film", listed.entry.film.id.description)
        line.add("note", listed.note)
        line.add("addedAt", listed.entry.addedAt)
        return line
    }

    static func choice(_ choice: FileImportChoice, about key: String) -> JSONLine {
        var line = JSONLine()
        line.add("key", key)
        switch choice {
        case .film(let film): line.add("film", film.description)
        case .own: line.add("isOwn", true)
        case .leaveOut: line.add("isLeftOut", true)
        }
        return line
    }

    static func notSeen(_ film: Film.ID, since said: Timestamp) -> JSONLine {
        var line = JSONLine()
        line.add("film", film.description)
        line.add("at", said)
        return line
    }

    static func meaning(of title: String, _ film: Film.ID?) -> JSONLine {
        var line = JSONLine()
        line.add("title", title)
        line.add("film", film?.description)
        return line
    }
}
