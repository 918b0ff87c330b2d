extension ServerConfiguration {
    /// The address that others open; nil when only this machine can reach it.
    public var openedAddress: String? {
        PhoneAddress(self).address(
            askedBy: Client(
                address: nil, isSecure: certificate != nil, authority: "127.0.0.1:\(port)", isForwarded: false))
    }
}
