/// `filmz setup`.
public enum SetupCommandText: TextKey {
    case abstract, discussion, check, folder, number, noNumber, stopped, notWritten
    case reach, thisMachine, atHome, byProxy, byCertificate, port, noPort, address, certificate, certificateKey
    case password, passwordSet, passwordStays, tmdb, omdb, backups, noInterval
    case written, overruled, start, startService, restart, fromOutside, open, catalogue

    public var english: Message {
        switch self {
        case .abstract: "Answer a few questions, and Filmz is set up."
        case .discussion:
            "Asks who may reach Filmz, for a password, keys and backups, writes config.json, and tries the way to Filmz. What you do not answer stays as it is. Nothing changes before the last answer."
        case .check: "Ask nothing; only try the way to Filmz, and show its address as a code."
        case .folder: "Your films are kept in {folder}. To choose another folder, press Control-C and give --data-dir."
        case .number: "Number:"
        case .noNumber: "Give a number from 1 to {count}."
        case .stopped: "The answers ended too early; nothing was changed."
        case .notWritten: "{path} cannot be written ({reason}); nothing was changed."
        case .reach: "Who may reach Filmz?"
        case .thisMachine: "only this machine"
        case .atHome: "everybody in my network who knows the password"
        case .byProxy: "others too, through a proxy on this machine that has HTTPS"
        case .byCertificate: "others too, with a certificate that I have"
        case .port: "Port:"
        case .noPort: "{text} is no port; give one from 1 to 65535."
        case .address: "The address that others open, such as https://films.example.org:"
        case .certificate: "The file with the certificate and its chain (PEM):"
        case .certificateKey: "The file with its key (PEM):"
        case .password: "A password of your choice:"
        case .passwordSet: "The password is set."
        case .passwordStays: "The password stays as it is; filmz password changes it."
        case .tmdb: "A key for TMDb, for posters and plots (nothing: none):"
        case .omdb: "A key for OMDb, for scores (nothing: none):"
        case .backups: "How often is a backup made: daily, weekly or never?"
        case .noInterval: "Give {words}."
        case .written: "{path} is written."
        case .overruled: "{name} is set in the environment, and counts more than what was written."
        case .start: "Start it: filmz serve"
        case .startService: "Start it: systemctl restart filmz"
        case .restart: "Start it again, so that it takes on what has changed."
        case .fromOutside:
            "That was asked from this machine. Whether others get there too, only a device in another network can tell."
        case .open: "Others open {address}"
        case .catalogue:
            "Every film there is comes with: filmz catalogue download, and then filmz catalogue import"
        }
    }
}
