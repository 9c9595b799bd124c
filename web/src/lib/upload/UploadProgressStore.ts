import { RateMeter } from './RateMeter'
import type { UploadError } from './UploadError'
import type { UploadState } from './uploadStates'

/** How an upload is now. The same object until something changes. */
export type UploadSnapshot = {
  state: UploadState
  /** Sent so far, though the server may not have taken all of it. */
  bytesTransferred: number
  /** What the server is known to have. */
  bytesConfirmed: number
  totalBytes: number
  /** Over the last seconds; undefined at first, and while nothing moves. */
  bytesPerSecond?: number
  secondsLeft?: number
  /** While it waits to try again: when it will, in milliseconds since 1970. */
  retryAt?: number
  /** Why it ended in the state `error`. */
  error?: UploadError
}

const tickMs = 1_000

/** Keeps an upload's snapshot and tells those who follow it; its methods fit useSyncExternalStore. */
export class UploadProgressStore {
  private current: UploadSnapshot
  private readonly listeners = new Set<() => void>()
  private readonly rate = new RateMeter()
  private ticker: ReturnType<typeof setInterval> | undefined

  constructor(totalBytes: number) {
    this.current = { state: 'running', bytesTransferred: 0, bytesConfirmed: 0, totalBytes }
    this.restartTicker()
  }

  get snapshot(): UploadSnapshot {
    return this.current
  }

  /** @returns what stops listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  setState(state: UploadState, error?: UploadError): void {
    // What happened before a pause says nothing of the speed after it.
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

  /** A rate grows old though nothing happens. */
  private restartTicker(): void {
    clearInterval(this.ticker)
    if (this.current.state !== 'running') return
    this.ticker = setInterval(() => {
      if (this.current.bytesPerSecond !== undefined) this.update({})
    }, tickMs)
  }

  private update(parts: Partial<UploadSnapshot>): void {
    const { bytesPerSecond } = this.rate
    const next = { ...this.current, ...parts }
    const bytesLeft = next.totalBytes - next.bytesTransferred
    const secondsLeft = bytesPerSecond ? bytesLeft / bytesPerSecond : undefined
    this.current = { ...next, bytesPerSecond, secondsLeft }
    for (const listener of this.listeners) listener()
  }
}
