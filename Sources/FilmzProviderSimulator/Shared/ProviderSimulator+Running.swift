public import Foundation

extension ProviderSimulator {
    /// A running simulator.
    public struct Running: Sendable {
        /// The base address, such as `http://127.0.0.1:8091`.
        public let address: URL
        /// The control of the services.
        public let control: Control
        /// The address that replaces `https://www.omdbapi.com/`.
        public let omdb: URL
        /// The address that replaces `https://api.themoviedb.org/3`.
        public let tmdb: URL
        /// The address that replaces `https://itunes.apple.com`.
        public let itunes: URL
        /// The address that replaces `https://api.amctheatres.com`.
        public let amc: URL
        /// The address that replaces `https://api.tvmaze.com`.
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

        /// The host and port, as `filmz serve --programmes-from` accepts them.
        public var host: String { "\(address.host() ?? ""):\(address.port ?? 80)" }

        /// The environment variables that make Filmz use this simulator.
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
