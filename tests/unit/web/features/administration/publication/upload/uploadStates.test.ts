import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadTask } from '@web/features/administration/publication/upload/UploadTask'
import { FakeNetwork } from './FakeNetwork'
import { useFakeClock } from './useFakeClock'
import { startUploadTask } from './startUploadTask'

const MB = 1_024 * 1_024

let network: FakeNetwork

const settle = () => vi.advanceTimersByTimeAsync(0)
const methods = () => network.requests.map(({ method }) => method)

/** An upload whose first chunk is under way, with no answer in sight. */
async function startSending() {
  network.intercept = ({ method }) => (method === 'PATCH' ? { silent: true } : undefined)
  const started = startUploadTask(network, MB)
  await settle()
  network.intercept = () => undefined
  return started
}

/** Makes aborted requests end only when the returned function is called. */
function holdAborts() {
  let release = () => {}
  network.abort = () => new Promise((resolve) => (release = resolve))
  return async () => {
    release()
    await settle()
  }
}

/** What each of the three calls says it did. */
const tryAll = (task: Pick<UploadTask, 'pause' | 'resume' | 'cancel'>) => ({
  resume: task.resume(),
  pause: task.pause(),
  cancel: task.cancel(),
})

const nothing = { resume: false, pause: false, cancel: false }

beforeEach(() => {
  network = new FakeNetwork()
  vi.stubGlobal('fetch', network.fetch)
})

useFakeClock()

describe('the states of an upload', () => {
  it('runs at once, and can then not be resumed', async () => {
    const { task } = await startSending()

    expect(task.state).toBe('running')
    expect(task.resume()).toBe(false)
    expect(task.state).toBe('running')
  })

  it('is pausing until the request under way has ended, then paused', async () => {
    const { task, states } = await startSending()
    const endRequest = holdAborts()
    expect(task.pause()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(task.state).toBe('pausing')
    expect(task.pause()).toBe(false)
    expect(task.resume()).toBe(false)

    await endRequest()
    expect(task.state).toBe('paused')
    expect(task.pause()).toBe(false)
    expect(states).toEqual(['running', 'pausing', 'paused'])
  })

  it('sends nothing while it is paused, and goes on where the server is', async () => {
    const { task } = await startSending()
    task.pause()
    await vi.advanceTimersByTimeAsync(700_000)
    expect(methods()).toEqual(['POST', 'PATCH'])

    expect(task.resume()).toBe(true)
    expect(task.state).toBe('running')
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods()[2]).toBe('HEAD')
  })

  it('sends nothing when it is paused at once', async () => {
    const { task } = startUploadTask(network, MB)
    task.pause()
    await settle()
    expect(network.requests).toEqual([])

    task.resume()
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1)
  })

  it('does not try again while it is paused, and has all its time again afterwards', async () => {
    network.intercept = ({ method }) => (method === 'POST' ? undefined : { status: 503 })
    const { task } = startUploadTask(network, MB)
    await vi.advanceTimersByTimeAsync(500_000)
    expect(task.snapshot.retryAt).toBeGreaterThan(500_000)
    task.pause()
    await settle()
    expect(task.snapshot).toMatchObject({ state: 'paused', retryAt: undefined })
    const sentBefore = network.requests.length
    await vi.advanceTimersByTimeAsync(500_000)
    expect(network.requests).toHaveLength(sentBefore)

    task.resume()
    await vi.advanceTimersByTimeAsync(590_000)
    expect(task.state).toBe('running')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(task.state).toBe('error')
  })

  it('can be paused while it asks for its document', async () => {
    network.intercept = ({ method, offset }) => {
      if (method === 'PATCH' && offset === 768 * 1_024) return { lost: true, accepts: 256 * 1_024 }
      return method === 'PATCH' && offset === MB ? { status: 503 } : undefined
    }
    const { task } = startUploadTask(network, MB)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(network.requests.at(-1)).toMatchObject({ method: 'PATCH', offset: MB })
    const sentBefore = network.requests.length
    task.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(task.state).toBe('paused')
    expect(network.requests).toHaveLength(sentBefore)

    network.intercept = ({ offset }) =>
      offset === MB
        ? { status: 200, body: '{"doc":{"id":"document-pdf","url":"/media/1.pdf"}}' }
        : undefined
    task.resume()
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
  })

  it('is canceling until the server has heard of it, then canceled', async () => {
    const { task, states } = await startSending()
    network.intercept = ({ method }) => (method === 'DELETE' ? { silent: true } : undefined)
    expect(task.cancel()).toBe(true)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(task.state).toBe('canceling')
    expect(methods()).toEqual(['POST', 'PATCH', 'DELETE'])
    expect(tryAll(task)).toEqual(nothing)

    await vi.advanceTimersByTimeAsync(1)
    expect(task.state).toBe('canceled')
    expect(states).toEqual(['running', 'canceling', 'canceled'])
    await expect(task.done).rejects.toMatchObject({ code: 'storage/canceled' })
  })

  it('is canceled as soon as the server has forgotten it', async () => {
    const { task } = await startSending()
    task.cancel()
    await settle()

    expect(task.state).toBe('canceled')
    expect(methods()).toEqual(['POST', 'PATCH', 'DELETE'])
    expect(network.tus.dropped).toEqual([0])
    expect(tryAll(task)).toEqual(nothing)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(methods()).toHaveLength(3)
  })

  it('asks the server again to forget it, for 120,000 ms, when it fails to hear', async () => {
    const { task } = await startSending()
    network.intercept = ({ method }) => (method === 'DELETE' ? { status: 503 } : undefined)
    task.cancel()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(task.state).toBe('canceled')

    await vi.advanceTimersByTimeAsync(600_000)
    // At 0, 1, 3, 7, 15, 31, 63 and 120 s.
    expect(methods().filter((method) => method === 'DELETE')).toHaveLength(8)
  })

  it('can be canceled while it is pausing, and is not paused then', async () => {
    const { task, states } = await startSending()
    const endRequest = holdAborts()
    task.pause()
    expect(task.cancel()).toBe(true)
    await endRequest()
    await settle()

    expect(states).toEqual(['running', 'pausing', 'canceling', 'canceled'])
  })

  it('can be canceled while it is paused', async () => {
    const { task, states } = await startSending()
    task.pause()
    await settle()
    expect(task.cancel()).toBe(true)
    await settle()

    expect(states).toEqual(['running', 'pausing', 'paused', 'canceling', 'canceled'])
    expect(methods().at(-1)).toBe('DELETE')
  })

  it('keeps the bytes on the server when it may be resumed', async () => {
    const { task } = await startSending()
    task.cancel({ isForgotten: false })
    await settle()

    expect(task.state).toBe('canceled')
    expect(methods()).toEqual(['POST', 'PATCH'])
    expect(task.uploadUrl).toBe('http://localhost/api/uploads/0')
  })

  it('is over after a success', async () => {
    const { task, states } = startUploadTask(network, MB)
    await task.done

    expect(states).toEqual(['running', 'success'])
    expect(tryAll(task)).toEqual(nothing)
    expect(task.state).toBe('success')
  })

  it('is over after an error, which its snapshot tells', async () => {
    network.intercept = () => ({ status: 403 })
    const { task } = startUploadTask(network, MB)
    await settle()

    expect(task.snapshot).toMatchObject({ state: 'error', error: { code: 'storage/unauthorized' } })
    expect(tryAll(task)).toEqual(nothing)
    expect(task.state).toBe('error')
  })

  it('has one snapshot until something changes, and notifies no unsubscribed listener', async () => {
    const { task } = await startSending()
    const listener = vi.fn()
    const stop = task.subscribe(listener)
    const before = task.snapshot
    expect(task.snapshot).toBe(before)

    task.pause()
    expect(task.snapshot).not.toBe(before)
    expect(listener).toHaveBeenCalled()
    stop()
    listener.mockClear()
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })

  it('says when it will try again', async () => {
    network.intercept = ({ method }) => (method === 'PATCH' ? { lost: true } : undefined)
    const { task } = startUploadTask(network, MB)
    await settle()
    expect(task.snapshot.retryAt).toBe(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(task.snapshot.retryAt).toBe(3_000)

    network.intercept = () => undefined
    await vi.advanceTimersByTimeAsync(2_000)
    expect(task.snapshot.retryAt).toBeUndefined()
  })
})
