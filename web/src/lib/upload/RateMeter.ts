type Sample = { at: number; bytes: number }

/** In milliseconds. A rate is told over the last seconds, once there is enough to tell it from. */
const windowMs = 5_000
const minSpanMs = 1_000
const stallMs = 3_000
const sampleIntervalMs = 200

/** Measures how fast a number of bytes grows, smoothed over the last five seconds. */
export class RateMeter {
  private samples: Sample[] = []

  /** Takes the bytes sent so far. Fewer than before means that sending began again from there. */
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

  /** Undefined at first, and when nothing has moved for three seconds. */
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
