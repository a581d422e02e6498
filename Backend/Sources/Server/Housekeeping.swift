internal import Astrolabe
internal import Foundation
internal import Logging
internal import ServiceLifecycle
internal import Store
internal import StoreSQLite
internal import Wire

/// Deletes what has run out, each hour.
struct Housekeeping: Service {
  let folder: StoreFolder
  let store: any OperatedStore
  let cache: SQLiteCache
  let logger: Logger

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        let now = Timestamp.now
        do throws(StoreError) {
          for account in try await store.sweep(at: now) { await cache.forget(account) }
        } catch {
          logger.warning("sweeping has to wait", metadata: ["reason": "\(error)"])
        }
        await cache.forget(before: now.utcDate.advanced(byDays: -2))
        folder.deleteOldCopies()
        try? await Task.sleep(for: .seconds(3_600))
      }
    }
  }
}

/// What is measured when it is asked for.
struct Gauges {
  private let folder: StoreFolder
  private let streams: OpenStreams

  private let shared: (any SharedState)?

  init(_ folder: StoreFolder, _ streams: OpenStreams, shared: (any SharedState)?) {
    self.folder = folder
    self.streams = streams
    self.shared = shared
  }

  var all: [(name: String, value: Double)] {
    let manager = FileManager.default
    let log = try? manager.attributesOfItem(atPath: folder.store + "-wal")[.size] as? Int
    var gauges = [
      (name: "astrolabe_write_ahead_log_bytes", value: Double(log ?? 0)),
      (name: "astrolabe_open_streams", value: Double(streams.value)),
    ]
    if let figures = shared?.figures {
      gauges += [
        ("astrolabe_store_transactions", Double(figures.transactions)),
        ("astrolabe_store_retries", Double(figures.retries)),
        ("astrolabe_store_connections_lost", Double(figures.losses)),
      ]
    }
    if let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    {
      gauges.append(("process_resident_memory_bytes", pages * Double(sysconf(CInt(_SC_PAGESIZE)))))
    }
    if let open = try? manager.contentsOfDirectory(atPath: "/proc/self/fd") {
      gauges.append(("process_open_fds", Double(open.count)))
    }
    return gauges
  }
}
