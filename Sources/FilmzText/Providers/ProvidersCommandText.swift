/// `filmz providers`, and how providers do.
public enum ProvidersCommandText: TextKey {
    case abstract, discussion, status, provider, asked, key, calls, lastAnswer, trouble, yes, no, callsOf,
        keyNotNeeded, keyMissing, keyKept, keyConfigured
    case setKey, setKeyDiscussion, forget, forgot, keyPrompt, test, on, off, oneOf, isOff, isOn, needsKey, accepted,
        acceptedKept, untested, untestedKept
    case unreachable, timedOut, unavailable, unreadable, wrongKey, quotaUsedUp, paused, rejected, until, failed,
        checkNetwork, setAnother, knownIsShown, otherWords, later

    public var english: Message {
        switch self {
        case .abstract: "Say which providers Filmz asks, with which keys, and see how they do."
        case .discussion:
            "OMDb and TMDb give a key to everybody who asks, AMC to some; iTunes and TVmaze, which knows only shows, need none. Filmz works without any: they only add posters, plots, scores, trailers, prices, and the titles and days of episodes. A key stays on this machine, in a file of its own beside the databases, and is sent to nobody but its provider.\n\nKeys may also be named by the environment (FILMZ_OMDB_KEY, FILMZ_TMDB_KEY, FILMZ_AMC_KEY) or by config.json in the data folder; such a key cannot be changed here."
        case .status: "Print which are asked, today's calls, and what went wrong last."
        case .provider: "PROVIDER"
        case .asked: "ASKED"
        case .key: "KEY"
        case .calls: "CALLS TODAY"
        case .lastAnswer: "LAST ANSWER"
        case .trouble: "TROUBLE"
        case .yes: "yes"
        case .no: "no"
        case .callsOf: "{calls} of {limit}"
        case .keyNotNeeded: "not needed"
        case .keyMissing: "missing"
        case .keyKept: "set"
        case .keyConfigured: "configured"
        case .setKey: "Test a key and keep it."
        case .setKeyDiscussion: "On a terminal the key is asked for and not shown. From a pipe it is read as one line."
        case .forget: "Forget the key."
        case .forgot: "Forgot the key for {provider}."
        case .keyPrompt: "Key for {provider}:"
        case .test: "Ask a provider once, to see whether it takes the key."
        case .on: "Ask a provider from now on."
        case .off: "Ask a provider no more; its key is kept."
        case .oneOf: "One of {providers}."
        case .isOff: "Filmz asks {provider} no more."
        case .isOn: "Filmz asks {provider} from now on."
        case .needsKey: "{provider} is on, but needs a key: {command}"
        case .accepted: "{provider} takes the key."
        case .acceptedKept: "{provider} takes the key; it is kept."
        case .untested: "The key could not be tested: {reason}"
        case .untestedKept: "The key could not be tested and is kept: {reason}"
        case .unreachable: "cannot be reached"
        case .timedOut: "takes too long"
        case .unavailable: "is out of order"
        case .unreadable: "answers nonsense"
        case .wrongKey: "does not take the key"
        case .quotaUsedUp: "has no calls left today"
        case .paused: "asked for a pause"
        case .rejected: "does not take the question"
        case .until: "{trouble}, until {time}"
        case .failed: "{provider} {trouble}; {advice}"
        case .checkNetwork: "check the network and try again."
        case .setAnother: "set another with: filmz providers key {provider}"
        case .knownIsShown: "what is known already is shown."
        case .otherWords: "try other words."
        case .later: "try again later."
        }
    }
}
