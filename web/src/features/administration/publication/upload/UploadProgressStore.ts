import { Store } from '@web/lib/browser/Store'
import type { UploadError } from './UploadError'

/** The states of an upload (specification, section 4) and their allowed transitions. */
const transitions = {
  running: ['pausing', 'canceling', 'success', 'error'],
  /** Until the current request has ended. */
  pausing: ['paused', 'canceling'],
  paused: ['running', 'canceling'],
  /** Until the server has deleted the upload, or five seconds have passed. */
  canceling: ['canceled'],
  success: [],
  canceled: [],
  error: [],
} as const satisfies Record<string, readonly string[]>

export type UploadState = keyof typeof transitions

/** Whether an upload may change from one state to another. */
export function canTransition(state: UploadState, next: UploadState): boolean {
  return (transitions[state] as readonly UploadState[]).includes(next)
}

/** State of an upload. Immutable: the same object until something changes. */
export type UploadSnapshot = {
  state: UploadState
  /** Bytes sent, not necessarily received by the server. */
  bytesTransferred: number
  bytesConfirmed: number
  totalBytes: number
  /** Average over the last seconds; undefined at first, and while no bytes are sent. */
  bytesPerSecond?: number
  /** While waiting to retry: the time of the next attempt, in milliseconds since 1970. */
  retryAt?: number
  /** Set in the state `error`. */
  error?: UploadError
}

const tickMs = 1_000

export class UploadProgressStore extends Store<UploadSnapshot> {
  private readonly rate = new RateMeter()
  private ticker: ReturnType<typeof setInterval> | undefined

  constructor(totalBytes: number) {
    super({ state: 'running', bytesTransferred: 0, bytesConfirmed: 0, totalBytes })
    this.restartTicker()
  }

  setState(state: UploadState, error?: UploadError): void {
    // The rate before a pause says nothing about the rate after it.
    this.rate.reset()
    this.update({ state, error, retryAt: undefined })
    this.restartTicker()
  }

  setBytesTransferred(bytesTransferred: number): void {
    this.rate.record(bytesTransferred)
    this.update({ bytesTransferred, retryAt: undefined })
  }

  setBytesConfirmed(bytesConfirmed: number): void {
    this.update({ bytesConfirmed })
  }

  /** @param retryAt in milliseconds since 1970 */
  setRetryAt(retryAt: number | undefined): void {
    this.rate.reset()
    this.update({ retryAt })
  }

  /** Updates the rate every second while running: it changes even when no bytes are sent. */
  private restartTicker(): void {
    clearInterval(this.ticker)
    if (this.get().state !== 'running') return
    this.ticker = setInterval(() => {
      if (this.get().bytesPerSecond !== undefined) this.update({})
    }, tickMs)
  }

  private update(parts: Partial<UploadSnapshot>): void {
    const { bytesPerSecond } = this.rate
    this.set({ ...this.get(), ...parts, bytesPerSecond })
  }
}

type Sample = { at: number; bytes: number }

/** In milliseconds. The rate is an average over `windowMs`, available after `minSpanMs`. */
const windowMs = 5_000
const minSpanMs = 1_000
const stallMs = 3_000
const sampleIntervalMs = 200

/** Measures the transfer rate of a growing number of bytes, averaged over the last five seconds. */
export class RateMeter {
  private samples: Sample[] = []

  /** Records the bytes sent so far; a smaller number means that sending restarted there. */
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
