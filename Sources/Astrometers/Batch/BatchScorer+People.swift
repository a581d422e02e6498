internal import CKernels

extension BatchScorer {
  /// People packed for being scored many at a time.
  ///
  /// A person is eleven places, the weight of each for each meter, both in single precision, and the norms:
  /// about 10 kB each, nine of which are the norms' own.
  public struct People: Sendable {
    /// How many people there are.
    public private(set) var count = 0

    /// The people as the kernel reads them.
    private(set) var packed: [kernel_person] = []
    /// Their norms.
    private(set) var norms: [KeptNorms] = []

    /// Creates a group of nobody.
    public init() {}

    /// Makes room for so many people.
    package mutating func reserveCapacity(_ people: Int) {
      packed.reserveCapacity(people)
      norms.reserveCapacity(people)
    }

    /// Adds a person.
    public mutating func append(_ natal: NatalProfile, norms: Norms) {
      packed.append(kernel_person(natal))
      self.norms.append(norms.kept)
      count += 1
    }
  }
}

extension BatchScorer.People {
  /// Creates a group of one.
  public init(_ natal: NatalProfile, norms: Norms) {
    self.init()
    append(natal, norms: norms)
  }
}
