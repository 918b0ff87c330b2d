public enum SettingsText: TextKey {
    case title, onPhone, scan, codeLabel, install, installNeedsHTTPS, thisMachineOnly, stepPassword, stepServe,
        stepScan, addressUnknown, devices, noPassword, browserOn, thisDevice, usedToday, usedOn, signOut,
        signOutOthers, changePassword, licences

    public var english: Message {
        switch self {
        case .title: "Settings"
        case .onPhone: "On your phone"
        case .scan: "Point the camera at the code, or open this address:"
        case .codeLabel: "QR code of the address"
        case .install: "Then add Filmz to the home screen from the browser’s menu. It opens like any other app."
        case .installNeedsHTTPS:
            "With HTTPS you could keep it on the home screen, like any other app. The documents say how, in docs/hosting.md."
        case .thisMachineOnly: "So far only this machine can open Filmz. To use it on your phone:"
        case .stepPassword: "Set a password, so that nobody else gets in:"
        case .stepServe: "Start Filmz for your home network:"
        case .stepScan: "Come back here and scan the code."
        case .addressUnknown:
            "Filmz could not find this machine’s address in your network. Name it with --url when you start it."
        case .devices: "Where you are signed in"
        case .noPassword: "Filmz has no password, so nobody has to sign in. Set one on this machine with:"
        case .browserOn: "{browser} on {system}"
        case .thisDevice: "This device"
        case .usedToday: "Used today"
        case .usedOn: "Last used {day}"
        case .licences: "Licences"
        case .signOut: "Sign out"
        case .signOutOthers: "Sign out all others"
        case .changePassword:
            "To change the password, which signs out every device, run this on the machine that runs Filmz:"
        }
    }
}
