/// `filmz simulate-providers`.
public enum SimulateCommandText: TextKey {
    case abstract, discussion, host, fault, itunesSearch, omdbCalls, itunesCalls, amcWrongKey, amcIsoDates,
        amcNeedsName, ended, noLocalAddress, oneOfTwo, noCalls, noFault, oneFault, running, calls

    public var english: Message {
        switch self {
        case .abstract: "Play OMDb, TMDb, iTunes, AMC and TVmaze on this machine."
        case .discussion:
            "For trying Filmz with all of them, without a key and without the Internet: set what it prints in the shell that then starts Filmz, or a program that uses the client libraries. Films and shows are those of the starter catalogue; plots, ratings, prices, theatres, showtimes and episodes are made up, the same at every start on a day.\n\nA fault is SERVICE=KIND: the service is omdb, tmdb, itunes, amc or tvmaze, the kind slow[:SECONDS], hanging, cut-off, 401, 403, 404, 429[:SECONDS], 500, 503, html, invalid-json, wrong-types, duplicates, quota or clock-skew[:SECONDS]. With @FIRST or @FIRSTxCALLS only those calls fail: omdb=quota@10, tmdb=503@1x2.\n\nWhen it is stopped it says how often each service was asked."
        case .host: "The address of this machine to listen on."
        case .fault: "How a service misbehaves; may be repeated, once for each service."
        case .itunesSearch: "What iTunes answers when asked for films: the films, or nothing, as since 2025."
        case .omdbCalls: "OMDb's daily limit."
        case .itunesCalls: "The calls that iTunes answers in a minute."
        case .amcWrongKey: "What AMC answers to a wrong key."
        case .amcIsoDates: "AMC also accepts dates like 2026-11-21."
        case .amcNeedsName: "AMC lists all films only when asked for a name."
        case .ended: "The simulator has ended."
        case .noLocalAddress: "{host} is no address of this machine alone; give 127.0.0.1 or ::1."
        case .oneOfTwo: "{option} is {first} or {last}, not {text}."
        case .noCalls: "{option} is 0 or more calls, not {text}."
        case .noFault:
            "{text} is no fault; write it like omdb=quota@10. The services are {services}, the kinds {kinds}."
        case .oneFault: "A service has one --fault at a time; give each service once."
        case .running:
            "OMDb, TMDb, iTunes, AMC and TVmaze are played at {address}. Press Control-C to stop.\nSet this where you start Filmz, or a program that uses the client libraries:\n\n{environment}\n\nA theatre of Vienna to follow is at {cinema}; to read it, start Filmz with --programmes-from {host}."
        case .calls: "Calls: {calls}."
        }
    }
}
