/// `filmz serve`.
public enum ServeCommandText: TextKey {
    case abstract, discussion, host, port, socket, basePath, tlsCertificate, tlsKey, trustedProxy, url, receivedFrom,
        programmesFrom,
        noHost,
        loaded,
        ended, isAt, scanOrOpen,
        openOnPhone, withoutHTTPS, folder, bothForHTTPS, noAddress, noPublicAddress, noBasePath, noSocket, socketInUse,
        certificateUnreadable,
        noCertificate, noKey, mismatch, renewed, notRenewed

    public var english: Message {
        switch self {
        case .abstract: "Serve the app to browsers."
        case .discussion:
            "Without options only this machine can open it. For your phone, set a password (filmz password) and give --host 0.0.0.0; the address to open and its QR code are printed."
        case .host:
            "The address to listen on, otherwise 127.0.0.1; 0.0.0.0 and :: are every network of this machine, and need a password."
        case .port: "The port to listen on, otherwise 4455; 0 finds a free one."
        case .socket: "The Unix socket on which a proxy on this machine asks, instead of an address; needs a password."
        case .basePath:
            "The path that everything is under if a proxy serves other things on the same host, such as /filmz."
        case .tlsCertificate: "Serve HTTPS with this certificate and its chain (PEM)."
        case .tlsKey: "The certificate's private key (PEM)."
        case .trustedProxy:
            "A reverse proxy that is believed about its clients (X-Forwarded-For, -Proto, -Host); may be repeated."
        case .receivedFrom:
            "A host in your home network from which recommendations may be fetched, such as 192.168.1.7:4455; may be repeated. Hosts on the Internet need none."
        case .programmesFrom:
            "A host in your home network whose pages may be read as programmes of theatres, such as cinema.lan; may be repeated. Hosts on the Internet need none."
        case .noHost: "{text} is no host; write it like films.lan or 192.168.1.7:4455."
        case .url: "The address others open, such as https://films.example.org."
        case .loaded:
            .plural(
                one: "Loaded {count} film into the catalogue in {seconds} s.",
                other: "Loaded {count} films into the catalogue in {seconds} s.")
        case .ended: "The server has ended."
        case .isAt: "Filmz is at {address}"
        case .scanOrOpen: "On your phone, scan this or open {address}"
        case .openOnPhone: "On your phone, open {address}"
        case .withoutHTTPS:
            "Without HTTPS others in the same network could listen in; docs/hosting.md says how to add it."
        case .folder: "Your films are kept in {folder}. Press Control-C to stop."
        case .bothForHTTPS: "HTTPS needs both --tls-certificate and --tls-key."
        case .noAddress: "{text} is no address; write it like 127.0.0.1 or 10.0.0.0/8."
        case .noPublicAddress:
            "{text} is no address others can open; write it like https://films.example.org, and give a path with --base-path."
        case .noBasePath:
            "{text} cannot be the path of Filmz; write one like /filmz, of small letters, digits, - and _, that is not the path of one of its pages."
        case .noSocket:
            "Cannot listen on the socket {path} (error {code} of the system); choose a path of at most 100 characters, with no other file there, in a folder to which you may write."
        case .socketInUse: "Another program answers on the socket {path}; end it, or choose another path with --socket."
        case .certificateUnreadable: "{path} cannot be read; check its name and that you may read it."
        case .noCertificate: "{path} holds no certificate; give one in PEM form, its chain after it."
        case .noKey: "{path} holds no private key that can be used; give one in PEM form, not encrypted."
        case .renewed: "The certificate was read again."
        case .notRenewed: "The present certificate stays."
        case .mismatch:
            "The key in {key} is not that of the certificate in {certificate}; give the two that belong together."
        }
    }
}
