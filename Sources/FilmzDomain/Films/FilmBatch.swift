/// Films from a dataset, to be added to a catalogue. All texts are in one array, so that a million films do not need a
/// million strings.
public struct FilmBatch: Sendable {
    /// One film. Its ranges refer to ``FilmBatch/text``.
    public struct Facts: Sendable {
        public var imdb: IMDbID
        public var kind: Film.Kind
        public var title: Range<Int>
        /// The original title; nil when it is the same as the title.
        public var originalTitle: Range<Int>?
        public var year: Int?
        /// The running time in minutes.
        public var runtime: Int?
        /// IMDb's names of the genres, separated by commas; may be empty.
        public var genres: Range<Int>
        /// The mean of IMDb users' ratings, times ten.
        public var ratingTenths: Int?
        public var votes: Int
        /// See ``Film/prominence``.
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

    /// The texts of ``films`` in UTF-8, with any bytes between them.
    public var text: [UInt8]
    public var films: [Facts]

    public init(text: [UInt8], films: [Facts] = []) {
        self.text = text
        self.films = films
    }
}

/// Other titles of films, from a dataset.
public struct NameBatch: Sendable {
    public struct Name: Sendable {
        public var film: Film.ID
        /// The order among the names of the film; no two have the same.
        public var position: Int
        /// The name, as a range of ``NameBatch/text``.
        public var name: Range<Int>
        /// The language and rank; nil for a name that is only searched for, and not shown.
        public var fit: Fit?

        public init(film: Film.ID, position: Int, name: Range<Int>, fit: Fit? = nil) {
            self.film = film
            self.position = position
            self.name = name
            self.fit = fit
        }
    }

    /// The suitability of a name for readers of a language.
    public struct Fit: Hashable, Sendable {
        public var language: TitleLanguage
        /// The rank among the names in one language: the smallest is shown; of equal ones, the first.
        public var rank: Int

        public init(_ language: TitleLanguage, rank: Int) {
            self.language = language
            self.rank = rank
        }
    }

    /// The names in UTF-8, with any bytes between them.
    public var text: [UInt8]
    public var names: [Name]

    public init(text: [UInt8], names: [Name] = []) {
        self.text = text
        self.names = names
    }
}

/// The credits of films, from a dataset.
public struct CreditBatch: Sendable {
    public enum Job: Int, Sendable, CaseIterable {
        case director, writer, cast
    }

    public struct Credit: Sendable {
        public var film: Film.ID
        public var job: Job
        /// The order among the credits of one job, the first person first.
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

/// The names of persons, from a dataset.
public struct PersonBatch: Sendable {
    public struct Person: Sendable {
        public var number: Int
        /// The name, as a range of ``PersonBatch/text``.
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

    /// The names in UTF-8, with any bytes between them.
    public var text: [UInt8]
    public var persons: [Person]

    public init(text: [UInt8], persons: [Person] = []) {
        self.text = text
        self.persons = persons
    }
}
