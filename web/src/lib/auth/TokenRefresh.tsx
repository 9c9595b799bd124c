import type { RefreshedSession } from '@regards/contract/schemas/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../api/api'
import { ApiError } from '../api/errors'
import { getServerTime } from '../api/serverClock'
import { broadcastSession } from './sessionChannel'
import { sessionQuery, setExpiry, useSessionQuery } from './sessionQuery'

/** Refreshes the token of a signed-in user before it expires. */
export function TokenRefresh() {
  const queryClient = useQueryClient()
  const { data: session } = useSessionQuery()
  const userId = session?.user.id
  const expiresAt = session?.expiresAt
  const refresherRef = useRef<TokenRefresher>(undefined)

  useEffect(() => {
    if (userId === undefined) return
    const refresher = new TokenRefresher({
      refresh: async () => {
        const { exp } = await api<RefreshedSession>('/users/refresh-token', { method: 'POST' })
        return exp
      },
      now: getServerTime,
      isSignedOut: (error) => error instanceof ApiError && [401, 403].includes(error.status),
      onRefreshed: (newExpiresAt) => {
        queryClient.setQueryData(sessionQuery.queryKey, setExpiry(newExpiresAt))
        broadcastSession({ type: 'refreshed', expiresAt: newExpiresAt })
      },
      onSignedOut: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    })
    refresherRef.current = refresher
    return () => refresher.stop()
  }, [queryClient, userId])

  useEffect(() => {
    if (expiresAt !== undefined) refresherRef.current?.schedule(expiresAt)
  }, [userId, expiresAt])

  return null
}

/** Specification, section 9: refresh 5 minutes before expiry; back-off from 30 s to 16 min. */
const refreshAheadMs = 5 * 60_000
const firstBackoffMs = 30_000
const maxBackoffMs = 16 * 60_000
const maxTimerMs = 2 ** 31 - 1

type TokenRefresherOptions = {
  /** Requests a new token; resolves to its expiry, in seconds since 1970. */
  refresh: () => Promise<number>
  /** Whether this error means that the session has ended, so that retrying is useless. */
  isSignedOut: (error: unknown) => boolean
  /** The server's time, in milliseconds since 1970. */
  now: () => number
  onRefreshed: (expiresAt: number) => void
  onSignedOut: () => void
}

/** Refreshes the session token before it expires, with one timer, and backs off after failures. */
export class TokenRefresher {
  private timer: ReturnType<typeof setTimeout> | undefined
  private backoffMs = firstBackoffMs
  private lastRefreshAt = -Infinity
  private isStopped = false

  constructor(private readonly options: TokenRefresherOptions) {}

  /**
   * Schedules the refresh of a token that expires at this time, in seconds since 1970. Refreshes
   * are at least 30 s apart: a token that lives less than 5 minutes would otherwise be refreshed in
   * a loop.
   */
  schedule(expiresAt: number): void {
    this.backoffMs = firstBackoffMs
    const dueAt = Math.max(expiresAt * 1_000 - refreshAheadMs, this.lastRefreshAt + firstBackoffMs)
    this.startTimer(Math.max(dueAt - this.options.now(), 0))
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private startTimer(delayMs: number): void {
    clearTimeout(this.timer)
    if (this.isStopped) return
    this.timer = setTimeout(
      () => {
        if (delayMs > maxTimerMs) this.startTimer(delayMs - maxTimerMs)
        else void this.refresh()
      },
      Math.min(delayMs, maxTimerMs),
    )
  }

  private async refresh(): Promise<void> {
    try {
      const expiresAt = await this.options.refresh()
      if (this.isStopped) return
      this.lastRefreshAt = this.options.now()
      this.schedule(expiresAt)
      this.options.onRefreshed(expiresAt)
    } catch (error) {
      if (this.isStopped) return
      if (this.options.isSignedOut(error)) {
        this.options.onSignedOut()
        return
      }
      this.startTimer(this.backoffMs)
      this.backoffMs = Math.min(this.backoffMs * 2, maxBackoffMs)
    }
  }
}
