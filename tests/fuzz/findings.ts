/** What a run has found, each kind of fault once, and how many requests it made. */
export type Findings = {
  count(status: number): void
  /**
   * @param kind of fault
   * @param fault names it: equal ones are one finding
   * @param request that shows it
   */
  add(kind: string, fault: string, request: string): void
  requests(): number
  list(): Finding[]
  /** Number of responses by status. */
  statuses(): [status: number, count: number][]
}

export type Finding = { kind: string; fault: string; request: string; times: number }

export function createFindings(): Findings {
  const counts = new Map<number, number>()
  const found = new Map<string, Finding>()
  return {
    count: (status) => void counts.set(status, (counts.get(status) ?? 0) + 1),
    add(kind, fault, request) {
      const key = `${kind} ${fault}`
      const known = found.get(key)
      if (known) known.times += 1
      else found.set(key, { kind, fault, request, times: 1 })
    },
    requests: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    list: () => [...found.values()],
    statuses: () => [...counts].toSorted(([one], [other]) => one - other),
  }
}
