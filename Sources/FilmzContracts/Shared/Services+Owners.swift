public import FilmzDomain

extension Services {
    /// The services for owners, as whoever runs commands on this machine gets them.
    public var owners: OwnerServices { managed(by: .ofThisMachine) }
}
