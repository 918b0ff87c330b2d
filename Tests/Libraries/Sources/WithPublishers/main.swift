import APICore
import APICorePublishers
import APICoreTesting

struct Films: APIService {
    let client: APIClient
}

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

let publisher = Films(client: APIClient(transport: MockTransport("{}"))).publisher { _ in "A published film" }
for try await title in publisher.values {
    print(title)
}
