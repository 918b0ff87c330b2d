// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "filmz",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "filmz", targets: ["filmz"]),
        // What the benchmarks fill a folder of data with.
        .library(name: "FilmzStore", targets: ["FilmzDomain", "FilmzStore"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "filmz",
            dependencies: [
                "FilmzCatalogue", "FilmzDomain", "FilmzStore", "FilmzWeb",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(name: "FilmzDomain"),
        .target(
            name: "FilmzCatalogue",
            dependencies: ["FilmzDomain", "FilmzResources"],
            exclude: ["Films/starter-films.tsv"]
        ),
        .target(
            name: "FilmzStore",
            dependencies: [
                "FilmzDomain",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .target(name: "FilmzPages", dependencies: ["FilmzDomain"]),
        .target(
            name: "FilmzWeb",
            dependencies: [
                "CQREncode", "CZlib", "FilmzDomain", "FilmzPages", "FilmzResources",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            exclude: ["Assets"]
        ),
        .target(name: "FilmzResources", dependencies: ["CFilmzResources"]),
        .target(name: "CFilmzResources"),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        .target(name: "TestSupport", dependencies: ["FilmzDomain"], path: "Tests/TestSupport"),
        .testTarget(name: "FilmzDomainTests", dependencies: ["FilmzDomain", "TestSupport"]),
        .testTarget(name: "FilmzCatalogueTests", dependencies: ["FilmzCatalogue", "FilmzDomain", "FilmzStore"]),
        .testTarget(
            name: "FilmzStoreTests",
            dependencies: [
                "FilmzCatalogue", "FilmzDomain", "FilmzStore", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "FilmzPagesTests",
            dependencies: ["FilmzDomain", "FilmzPages", "TestSupport"],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "FilmzWebTests",
            dependencies: [
                "FilmzDomain", "FilmzStore", "FilmzWeb", "TestSupport",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            exclude: ["Golden"]
        ),
        .testTarget(name: "EndToEnd", dependencies: ["FilmzDomain", "TestSupport"], path: "Tests/EndToEnd"),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

/// `FILMZ_STRICT` makes every warning an error in our own builds, and only there.
let strict = Context.environment["FILMZ_STRICT"] != nil

for target in package.targets where !target.name.hasPrefix("C") {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
    ]
    if strict {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
