// swift-tools-version: 6.2

import PackageDescription

// An app for each client library. It uses that library and nothing else of Filmz; see scripts/libraries.
let apps = [
    "WithCore": ["APICore"],
    "WithPublishers": ["APICorePublishers"],
    "WithOMDb": ["OMDbAPI"],
    "WithTMDb": ["TMDbAPI"],
    "WithITunes": ["ITunesAPI"],
    "WithAMC": ["AMCAPI"],
    "WithAMCPublishers": ["AMCAPIPublishers"],
]

let package = Package(
    name: "libraries",
    platforms: [.macOS(.v15), .iOS(.v16)],
    dependencies: [.package(name: "filmz", path: "../..", traits: [])],
    targets: [
        .target(name: "Offline", dependencies: [.product(name: "APICore", package: "filmz")])
    ]
        + apps.sorted { $0.key < $1.key }.map { app, libraries in
            .executableTarget(
                name: app,
                dependencies: ["Offline"] + libraries.map { .product(name: $0, package: "filmz") })
        },
    swiftLanguageModes: [.v6]
)
