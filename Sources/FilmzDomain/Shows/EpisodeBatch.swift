/// Episodes of shows from a dataset, to be added to a catalogue. As in ``FilmBatch``, their texts are in one array.
public struct EpisodeBatch: Sendable {
    public struct Facts: Sendable {
        /// The ID that the preferred external ID of the show makes.
        public var show: Film.ID
        public var number: EpisodeNumber
        public var imdb: IMDbID
        /// A range of ``EpisodeBatch/text``; nil when it has no title of its own.
        public var title: Range<Int>?
        /// In minutes.
        public var runtime: Int?
        public var votes: Int

        public init(
            show: Film.ID, number: EpisodeNumber, imdb: IMDbID, title: Range<Int>?, runtime: Int?, votes: Int
        ) {
            self.show = show
            self.number = number
            self.imdb = imdb
            self.title = title
            self.runtime = runtime
            self.votes = votes
        }
    }

    /// UTF-8. There may be anything between the titles.
    public var text: [UInt8]
    public var episodes: [Facts]

    public init(text: [UInt8], episodes: [Facts] = []) {
        self.text = text
        self.episodes = episodes
    }
}
