extension NoProviders: ProviderSearchService {
    public func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) -> SearchProgress {
        SearchProgress()
    }
    public func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) -> SearchProgress {
        SearchProgress()
    }
    public func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) {}
    public func stop(_ query: SearchQuery, for person: Person.ID) {}
}
