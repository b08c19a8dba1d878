/// Finds out who stands under whom; employees are told apart by their index, because their ids may not do.
struct OrgChartBuilder {
  private let employees: [Employee]
  private var managers: [Int?]
  /// What is wrong with the data about those of whom something is.
  private var faults: [Int: [OrgChartFault]] = [:]

  init(_ employees: [Employee]) {
    self.employees = employees
    managers = Array(repeating: nil, count: employees.count)
    let indices = findIndices()
    let listers = Listers(employees, indices)
    for (index, employee) in employees.enumerated() {
      managers[index] = employee.manager.map { indices[$0] } ?? listers.first[index]
      if managers[index] == nil, let manager = employee.manager { note(.unknownManager(manager), at: index) }
      let others = listers.all(of: index).filter { $0 != managers[index] }
      if !others.isEmpty { note(.alsoListedUnder(others.map { employees[$0] }), at: index) }
      for fault in listers.faults[index] ?? [] { note(fault, at: index) }
    }
    breakCycles()
  }

  /// Where each id was first met; notes those that were met again.
  private mutating func findIndices() -> [Employee.ID: Int] {
    var indices: [Employee.ID: Int] = [:]
    indices.reserveCapacity(employees.count)
    for (index, employee) in employees.enumerated() {
      guard let first = indices[employee.id] else {
        indices[employee.id] = index
        continue
      }
      if faults[first] == nil { note(.sharedID, at: first) }
      note(.sharedID, at: index)
    }
    return indices
  }

  private mutating func note(_ fault: OrgChartFault, at index: Int) {
    faults[index, default: []].append(fault)
  }

  /// Puts one of each circle of managers, the first in the company's order, at the top.
  private mutating func breakCycles() {
    var visits = [Int?](repeating: nil, count: employees.count)
    for start in employees.indices {
      var next: Int? = start
      while let index = next, visits[index] == nil {
        visits[index] = start
        next = managers[index]
      }
      // A walk that met itself went round a circle that no walk before it had met.
      guard let index = next, visits[index] == start else { continue }
      let first = circle(through: index).min() ?? index
      if let manager = managers[first] { note(.cycle(employees[manager]), at: first) }
      managers[first] = nil
    }
  }

  private func circle(through start: Int) -> [Int] {
    var circle = [start]
    while let next = managers[circle[circle.count - 1]], next != start { circle.append(next) }
    return circle
  }

  /// Everybody's place; the walk keeps a stack of its own, so that depth is no matter.
  var positions: [OrgChart.Position] {
    var (firstReport, nextSibling) = (managers.map { _ in Int?.none }, managers.map { _ in Int?.none })
    var firstAtTop: Int?
    for index in employees.indices.reversed() {
      if let manager = managers[index] {
        (nextSibling[index], firstReport[manager]) = (firstReport[manager], index)
      } else {
        (nextSibling[index], firstAtTop) = (firstAtTop, index)
      }
    }
    var positions: [OrgChart.Position] = []
    positions.reserveCapacity(employees.count)
    var stack = firstAtTop.map { [(index: $0, manager: Int?.none, depth: 0)] } ?? []
    while let (index, manager, depth) = stack.popLast() {
      if let sibling = nextSibling[index] { stack.append((sibling, manager, depth)) }
      if let report = firstReport[index] { stack.append((report, positions.count, depth + 1)) }
      positions.append(
        OrgChart.Position(
          employee: employees[index], depth: depth, isLast: nextSibling[index] == nil, manager: manager,
          faults: faults[index] ?? []))
    }
    return positions
  }
}

/// Who lists whom as a direct report, oneself left out.
private struct Listers {
  /// The first who lists each employee.
  private(set) var first: [Int?]
  /// The others, of those whom several list.
  private var others: [Int: [Int]] = [:]
  /// What is wrong with those whom somebody lists, each named once.
  private(set) var faults: [Int: [OrgChartFault]] = [:]

  init(_ employees: [Employee], _ indices: [Employee.ID: Int]) {
    first = Array(repeating: nil, count: employees.count)
    for (lister, employee) in employees.enumerated() {
      var faulty: Set<Employee.ID> = []
      for id in employee.directReports {
        guard let report = indices[id], report != lister else {
          if faulty.insert(id).inserted {
            faults[lister, default: []].append(indices[id] == nil ? .unknownReport(id) : .listsSelf)
          }
          continue
        }
        if first[report] == nil {
          first[report] = lister
        } else if (others[report]?.last ?? first[report]) != lister {
          others[report, default: []].append(lister)
        }
      }
    }
  }

  func all(of index: Int) -> [Int] {
    guard let first = first[index] else { return [] }
    return [first] + (others[index] ?? [])
  }
}
