/** Kinds of requests, as the table names them. */
export const kinds = ['page', 'asset', 'API', 'search', 'file', 'opening'] as const

export type Kind = (typeof kinds)[number]

/** One request: its time from the first byte sent to the last byte received. */
export type Sample = { kind: Kind; /** Milliseconds since the origin. */ at: number; ms: number }

export type Recorder = ReturnType<typeof createRecorder>

/** Collects what happened to the requests of all visitors. */
export function createRecorder() {
  const samples: Sample[] = []
  /** Failures by what failed, with the number of times. */
  const failures = new Map<string, number>()
  const counts = { unchanged: 0, fromBrowserCache: 0, resent: 0, acknowledgedOpenings: 0 }
  return {
    samples,
    failures,
    counts,
    add: (sample: Sample) => void samples.push(sample),
    fail(what: string) {
      failures.set(what, (failures.get(what) ?? 0) + 1)
    },
  }
}
