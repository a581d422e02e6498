internal import ServiceLifecycle
internal import Store
internal import Wire

/// Checks each second whether the store can be written, so that a question whether the server is ready is answered at
/// once.
struct StoreProbe: Service {
  let store: any OperatedStore
  let readiness: Readiness

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        readiness.beginProbe()
        do throws(StoreError) {
          try await store.checkWritable()
          readiness.endProbe(isWritable: true)
        } catch {
          readiness.endProbe(isWritable: false)
        }
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
