public import Foundation

extension ProviderSimulator {
    /// A simulator that listens.
    public struct Running: Sendable {
        /// Such as `http://127.0.0.1:8091`.
        public let address: URL
        /// Makes the services misbehave, and tells what they were asked.
        public let control: Control
        /// What replaces `https://www.omdbapi.com/`.
        public let omdb: URL
        /// What replaces `https://api.themoviedb.org/3`.
        public let tmdb: URL
        /// What replaces `https://itunes.apple.com`.
        public let itunes: URL
        /// What replaces `https://api.amctheatres.com`.
        public let amc: URL
        /// What replaces `https://api.tvmaze.com`.
        public let tvmaze: URL
        /// The page of a cinema with its programme; `programme.ics` below it is the same as a calendar.
        public let cinema: URL

        init(origin: String, control: Control) {
            let address = URL(string: origin) ?? URL(filePath: "/")
            self.address = address
            self.control = control
            omdb = address.appending(path: "omdb/")
            tmdb = address.appending(path: "tmdb/3")
            itunes = address.appending(path: "itunes")
            amc = address.appending(path: "amc")
            tvmaze = address.appending(path: "tvmaze")
            cinema = address.appending(path: "cinema")
        }

        /// The host and port, as `filmz serve --programmes-from` takes them.
        public var host: String { "\(address.host() ?? ""):\(address.port ?? 80)" }

        /// The names and values of the environment that point Filmz here.
        public var environment: [(name: String, value: String)] {
            [
                ("FILMZ_OMDB_KEY", ProviderSimulator.omdbKey),
                ("FILMZ_OMDB_URL", omdb.absoluteString),
                ("FILMZ_TMDB_KEY", ProviderSimulator.tmdbKey),
                ("FILMZ_TMDB_URL", tmdb.absoluteString),
                ("FILMZ_ITUNES_URL", itunes.absoluteString),
                ("FILMZ_AMC_KEY", ProviderSimulator.amcKey),
                ("FILMZ_AMC_URL", amc.absoluteString),
                ("FILMZ_TVMAZE_URL", tvmaze.absoluteString),
            ]
        }
    }
}
