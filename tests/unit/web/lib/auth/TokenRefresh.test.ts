import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TokenRefresher } from '@web/lib/auth/TokenRefresh'

const second = 1_000
const minute = 60 * second

const inMinutes = (minutes: number) => Date.now() / 1_000 + minutes * 60

function buildRefresher(refresh: () => Promise<number>, now = () => Date.now()) {
  const onRefreshed = vi.fn()
  const onSignedOut = vi.fn()
  const spy = vi.fn(refresh)
  const isSignedOut = (error: unknown) => error === 401
  const refresher = new TokenRefresher({ refresh: spy, isSignedOut, now, onRefreshed, onSignedOut })
  return { refresher, refresh: spy, onRefreshed, onSignedOut }
}

describe('TokenRefresher', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))

  it('refreshes 5 minutes before expiry, and again 5 minutes before the next', async () => {
    const { refresher, refresh, onRefreshed } = buildRefresher(() =>
      Promise.resolve(inMinutes(120)),
    )
    refresher.schedule(inMinutes(120))

    await vi.advanceTimersByTimeAsync(115 * minute - 1)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
    expect(onRefreshed).toHaveBeenCalledWith((115 + 120) * 60)
    await vi.advanceTimersByTimeAsync(115 * minute)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('refreshes in time though the computer’s clock is slow', async () => {
    const slowBy = 20 * minute
    const { refresher, refresh } = buildRefresher(
      () => Promise.resolve(inMinutes(120)),
      () => Date.now() + slowBy,
    )
    refresher.schedule((Date.now() + slowBy) / 1_000 + 120 * 60)
    await vi.advanceTimersByTimeAsync(115 * minute)

    expect(refresh).toHaveBeenCalledOnce()
  })

  it('backs off from 30 s, doubling to 16 min, while refreshing fails', async () => {
    const calls: number[] = []
    const { refresher } = buildRefresher(() => {
      calls.push(Date.now())
      return Promise.reject(new Error('panne'))
    })
    refresher.schedule(inMinutes(5))
    await vi.advanceTimersByTimeAsync(100 * minute)

    const waits = calls.slice(1, 9).map((time, index) => (time - (calls[index] ?? 0)) / second)
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  })

  it('starts its back-off anew after a success', async () => {
    const outcomes = [false, false, true, false, true]
    const calls: number[] = []
    const { refresher } = buildRefresher(() => {
      calls.push(Date.now())
      return outcomes.shift() ? Promise.resolve(inMinutes(65)) : Promise.reject(new Error('panne'))
    })
    refresher.schedule(inMinutes(5))
    await vi.advanceTimersByTimeAsync(70 * minute)

    expect(calls.map((time) => time / second)).toEqual([0, 30, 90, 3_690, 3_720])
  })

  it('stops when the session has ended', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- stands for one
    const { refresher, refresh, onSignedOut } = buildRefresher(() => Promise.reject(401))
    refresher.schedule(inMinutes(5))
    await vi.advanceTimersByTimeAsync(60 * minute)

    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('does not ask without end for tokens that live less than 5 minutes', async () => {
    const { refresher, refresh } = buildRefresher(() => Promise.resolve(inMinutes(2)))
    refresher.schedule(inMinutes(2))
    await vi.advanceTimersByTimeAsync(5 * minute)

    expect(refresh).toHaveBeenCalledTimes(11)
  })

  it('refreshes at once a token that expired while the machine slept', async () => {
    const { refresher, refresh } = buildRefresher(() => Promise.resolve(inMinutes(120)))
    refresher.schedule(-1_000)
    await vi.advanceTimersByTimeAsync(0)

    expect(refresh).toHaveBeenCalledOnce()
  })

  it('waits right for a token that outlives the longest timer', async () => {
    const days = 60 * 24
    const { refresher, refresh } = buildRefresher(() => Promise.resolve(inMinutes(120)))
    refresher.schedule(inMinutes(40 * days))

    await vi.advanceTimersByTimeAsync((40 * days - 6) * minute)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(minute)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('does nothing more once stopped, even if an answer was under way', async () => {
    let answer: (expiresAt: number) => void = () => {}
    const { refresher, onRefreshed, refresh } = buildRefresher(
      () => new Promise((resolve) => (answer = resolve)),
    )
    refresher.schedule(inMinutes(5))
    await vi.advanceTimersByTimeAsync(0)
    refresher.stop()
    answer(inMinutes(6))
    await vi.advanceTimersByTimeAsync(60 * minute)

    expect(onRefreshed).not.toHaveBeenCalled()
    expect(refresh).toHaveBeenCalledOnce()
  })
})
