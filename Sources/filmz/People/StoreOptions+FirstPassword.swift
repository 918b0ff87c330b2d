import Configuration
import FilmzDomain

extension StoreOptions {
    /// Sets the password from `FILMZ_PASSWORD`, from the file that `FILMZ_PASSWORD_FILE` names, or from the
    /// configuration file, unless there is one already: for containers, which have no terminal before the first start.
    /// - Throws: ``CommandError``, `AccountError`
    func setFirstPassword(_ accounts: any AccountManagement) async throws {
        guard try await !accounts.hasPassword(.owner),
            let text = try await ConfigReader.filmz(folder: directory).secret(.password)
        else { return }
        try await accounts.setPassword(try Password(text), of: .owner)
    }
}
