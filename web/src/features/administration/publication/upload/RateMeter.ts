type Sample = { at: number; bytes: number }

/** In milliseconds. The rate is an average over `windowMs`, available after `minSpanMs`. */
const windowMs = 5_000
const minSpanMs = 1_000
const stallMs = 3_000
const sampleIntervalMs = 200

/** Measures the transfer rate of a growing number of bytes, averaged over the last five seconds. */
export class RateMeter {
  private samples: Sample[] = []

  /**
   * Records the bytes sent so far. A smaller number than before means that sending restarted there.
   */
  record(bytes: number): void {
    const at = Date.now()
    const last = this.samples.at(-1)
    if (last && bytes < last.bytes) this.reset()
    if (last && bytes === last.bytes) return
    const previous = this.samples.at(-2)
    if (last && previous && at - previous.at < sampleIntervalMs) this.samples.pop()
    this.samples.push({ at, bytes })
    while ((this.samples[1]?.at ?? at) < at - windowMs) this.samples.shift()
  }

  /** Undefined at first, and when no bytes were sent for three seconds. */
  get bytesPerSecond(): number | undefined {
    const first = this.samples[0]
    const last = this.samples.at(-1)
    if (!first || !last || last.at - first.at < minSpanMs) return undefined
    const now = Date.now()
    if (now - last.at > stallMs) return undefined
    return ((last.bytes - first.bytes) / (now - first.at)) * 1_000
  }

  reset(): void {
    this.samples = []
  }
}
