/// Films from a dataset, to be added to a catalogue. The texts of all of them are in one array, so that a million films
/// need no million strings.
public struct FilmBatch: Sendable {
    /// One film. Its ranges refer to ``FilmBatch/text``.
    public struct Facts: Sendable {
        public var imdb: IMDbID
        public var kind: Film.Kind
        public var title: Range<Int>
        /// Nil when it is the same as the title.
        public var originalTitle: Range<Int>?
        public var year: Int?
        /// In minutes.
        public var runtime: Int?
        /// IMDb's names with a comma between them; may be empty.
        public var genres: Range<Int>
        /// The mean of IMDb users' ratings, times ten.
        public var ratingTenths: Int?
        public var votes: Int
        /// As ``Film/prominence``.
        public var prominence: Int?

        public init(
            imdb: IMDbID, kind: Film.Kind, title: Range<Int>, originalTitle: Range<Int>?, year: Int?, runtime: Int?,
            genres: Range<Int>, ratingTenths: Int?, votes: Int, prominence: Int?
        ) {
            self.imdb = imdb
            self.kind = kind
            self.title = title
            self.originalTitle = originalTitle
            self.year = year
            self.runtime = runtime
            self.genres = genres
            self.ratingTenths = ratingTenths
            self.votes = votes
            self.prominence = prominence
        }
    }

    /// UTF-8. There may be anything between the texts that ``films`` refers to.
    public var text: [UInt8]
    public var films: [Facts]

    public init(text: [UInt8], films: [Facts] = []) {
        self.text = text
        self.films = films
    }
}

/// Other titles of films.
public struct NameBatch: Sendable {
    public struct Name: Sendable {
        public var film: Film.ID
        /// Orders the names of one film; no two of them have the same.
        public var position: Int
        /// A range of ``NameBatch/text``.
        public var name: Range<Int>
        /// Nil for a name by which the film is only found, not shown.
        public var fit: Fit?

        public init(film: Film.ID, position: Int, name: Range<Int>, fit: Fit? = nil) {
            self.film = film
            self.position = position
            self.name = name
            self.fit = fit
        }
    }

    /// How well readers of a language know a film by a name.
    public struct Fit: Hashable, Sendable {
        public var language: TitleLanguage
        /// Of several names in one language, the one with the smallest rank is shown; of equal ones, the first.
        public var rank: Int

        public init(_ language: TitleLanguage, rank: Int) {
            self.language = language
            self.rank = rank
        }
    }

    /// UTF-8. There may be anything between the names.
    public var text: [UInt8]
    public var names: [Name]

    public init(text: [UInt8], names: [Name] = []) {
        self.text = text
        self.names = names
    }
}

/// Who made films.
public struct CreditBatch: Sendable {
    public enum Job: Int, Sendable, CaseIterable {
        case director, writer, cast
    }

    public struct Credit: Sendable {
        public var film: Film.ID
        public var job: Job
        /// Orders the credits of one job, the first person first.
        public var position: Int
        public var person: Int

        public init(film: Film.ID, job: Job, position: Int, person: Int) {
            self.film = film
            self.job = job
            self.position = position
            self.person = person
        }
    }

    public var credits: [Credit]

    public init(credits: [Credit] = []) {
        self.credits = credits
    }
}

/// The names of persons.
public struct PersonBatch: Sendable {
    public struct Person: Sendable {
        public var number: Int
        /// A range of ``PersonBatch/text``.
        public var name: Range<Int>
        public var birthYear: Int?
        public var deathYear: Int?

        public init(number: Int, name: Range<Int>, birthYear: Int?, deathYear: Int?) {
            self.number = number
            self.name = name
            self.birthYear = birthYear
            self.deathYear = deathYear
        }
    }

    /// UTF-8. There may be anything between the names.
    public var text: [UInt8]
    public var persons: [Person]

    public init(text: [UInt8], persons: [Person] = []) {
        self.text = text
        self.persons = persons
    }
}
