import FilmzDomain
import Testing

/// IDs and viewings outlive any sequence of events: catalogues that come and go, external IDs that are learnt, films
/// added by hand, in random order. Part of ``CatalogueServiceContract``.
enum FilmIdentityContract {
    static var cases: [ContractCase] {
        (UInt64(1)...6).map { seed in
            ContractCase("keeps every ID and every viewing, sequence of events \(seed)") { subject in
                var course = Course(subject, seed: seed)
                for _ in 1...40 {
                    try await course.goOn()
                    try await course.expectNothingIsLost()
                }
            }
        }
    }

    /// The events so far, and what must be true after them.
    private struct Course {
        private let subject: Subject
        private var generator: SeededGenerator
        private var viewings: [Film.ID: Set<Viewing.ID>] = [:]
        /// In the order of their first viewings, because the IDs of films added by hand differ from run to run.
        private var known: [Film.ID] = []
        private var events: [String] = []

        init(_ subject: Subject, seed: UInt64) {
            self.subject = subject
            generator = SeededGenerator(seed: seed)
        }

        mutating func goOn() async throws {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<3:
                let films = randomCatalogue()
                events.append("catalogue \(films.map(\.externalIDs.all))")
                try await subject.load(films, edition: "\(events.count)")
                if let film = films.randomElement(using: &generator) { try await log(film.externalIDs.all[0]) }
            case 3..<5:
                let number = events.count
                let film = try await subject.services.films.add(FilmDraft(title: "Own \(number)", year: 1900 + number))
                events.append("added \(film.id)")
                try await log(film.id)
            case 5..<8:
                guard let id = randomKnownID() else { return }
                let externalID = randomExternalID()
                events.append("learnt \(externalID) of \(id)")
                // A learnt ID may contradict known ones. Even then nothing may be lost.
                _ = try await subject.services.films.learn(externalID, of: id)
            default:
                guard let id = randomKnownID() else { return }
                try await log(id)
            }
        }

        func expectNothingIsLost() async throws {
            var films: [Film.ID: Set<Viewing.ID>] = [:]
            for (id, logged) in viewings {
                let film = try #require(try await subject.services.films.film(id), "\(id) leads nowhere: \(events)")
                let seen = Set(try await subject.viewings(of: id).map(\.id))
                #expect(seen.isSuperset(of: logged), "\(id) lost a viewing: \(events)")
                #expect(films[film.id] ?? seen == seen, "Two IDs of one film tell different things: \(events)")
                films[film.id] = seen
            }
            let shelf = try await subject.shelf(MyFilmsQuery(shelf: .seen))
            #expect(Set(shelf.map(\.film.id)) == Set(films.keys), "\(events)")
            #expect(shelf.count == films.count, "\(events)")
            let all = viewings.values.reduce(into: Set()) { $0.formUnion($1) }
            #expect(shelf.map(\.state.viewingCount).reduce(0, +) == all.count, "\(events)")
        }

        private mutating func log(_ externalID: ExternalID) async throws {
            let film = try #require(try await subject.services.films.film(externalID), "\(externalID): \(events)")
            try await log(film.id)
        }

        private mutating func log(_ film: Film.ID) async throws {
            let id = Viewing.ID.random()
            events.append("logged \(film)")
            try await subject.apply(.log(.bare, id: id), to: film)
            if viewings[film] == nil { known.append(film) }
            viewings[film, default: []].insert(id)
        }

        /// Up to six films; no two of them share an external ID.
        private mutating func randomCatalogue() -> [Film] {
            let imdb = (1...6).shuffled(using: &generator)
            let tmdb = (1...6).shuffled(using: &generator)
            return (0..<Int.random(in: 0...6, using: &generator)).map { index in
                let kinds = Int.random(in: 1...3, using: &generator)
                return Film.sample(
                    "Film \(events.count) \(index)", imdb: kinds & 1 == 0 ? nil : imdb[index],
                    tmdb: kinds & 2 == 0 ? nil : tmdb[index], year: 2000 + index)
            }
        }

        private mutating func randomExternalID() -> ExternalID {
            let number = Int.random(in: 1...6, using: &generator)
            guard Bool.random(using: &generator), let imdb = IMDbID(number: number) else { return .tmdb(number) }
            return .imdb(imdb)
        }

        private mutating func randomKnownID() -> Film.ID? {
            known.randomElement(using: &generator)
        }
    }
}
