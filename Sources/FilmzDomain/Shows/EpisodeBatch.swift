/// Episodes of shows from a dataset, to be added to a catalogue. As in ``FilmBatch``, all texts are in one array.
public struct EpisodeBatch: Sendable {
    public struct Facts: Sendable {
        /// The ID of the show, made from its preferred external ID.
        public var show: Film.ID
        public var number: EpisodeNumber
        public var imdb: IMDbID
        /// The title, as a range of ``EpisodeBatch/text``; nil when the episode has none of its own.
        public var title: Range<Int>?
        /// The runtime in minutes.
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

    /// The titles in UTF-8, with any bytes between them.
    public var text: [UInt8]
    public var episodes: [Facts]

    public init(text: [UInt8], episodes: [Facts] = []) {
        self.text = text
        self.episodes = episodes
    }
}
