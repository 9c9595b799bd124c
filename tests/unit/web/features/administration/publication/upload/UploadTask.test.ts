import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeNetwork, type Fault } from './FakeNetwork'
import { useFakeClock } from './useFakeClock'
import { startUploadTask } from './startUploadTask'

const KB = 1_024
const MB = 1_024 * KB
const first = 256 * KB

let network: FakeNetwork

const start = (size: number, uploadUrl?: string) => startUploadTask(network, size, { uploadUrl })

/** Fails the requests that match with each of these, in turn. */
function fail(method: string, ...faults: Fault[]) {
  network.intercept = (sent) => (sent.method === method ? faults.shift() : undefined)
}

const methods = () => network.requests.map(({ method }) => method)

beforeEach(() => {
  network = new FakeNetwork()
  vi.stubGlobal('fetch', network.fetch)
})

useFakeClock()

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('UploadTask', () => {
  it('sends up to 262,144 bytes in one request', async () => {
    const { task } = start(first)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(network.requests).toEqual([
      { method: 'POST', url: 'http://localhost/api/uploads', offset: 0, size: first },
    ])
    expect(task.state).toBe('success')
  })

  it('sends more than that in chunks that double', async () => {
    const { task } = start(4 * MB)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
    expect(network.requests.map(({ size }) => size / KB)).toEqual([0, 256, 512, 1_024, 2_048, 256])
  })

  it('never sends a chunk above 33,554,432 bytes', async () => {
    const { task } = start(150 * MB)

    await task.done
    expect(network.requests.map(({ size }) => size / MB)).toEqual([
      0, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 32, 32, 22.25,
    ])
  })

  it('reports bytes sent, up to the file’s size', async () => {
    const { task, progress } = start(MB)

    await task.done
    expect(progress.at(-1)).toBe(MB)
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
  })

  it('goes on after a lost connection where the server is, from 1 s later, small again', async () => {
    const { task } = start(2 * MB)
    let hasFailed = false
    network.intercept = ({ method, offset }) => {
      if (hasFailed || method !== 'PATCH' || offset !== 768 * KB) return undefined
      hasFailed = true
      return { lost: true, accepts: 100 * KB }
    }
    await settle()
    expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH'])

    await vi.advanceTimersByTimeAsync(999)
    expect(network.requests).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods().slice(4, 6)).toEqual(['HEAD', 'PATCH'])
    expect(network.requests[5]).toMatchObject({ offset: 868 * KB, size: first })
  })

  it.each([500, 502, 503, 408, 429])('tries again after a %i', async (status) => {
    fail('PATCH', { status })
    const { task } = start(MB)
    await vi.advanceTimersByTimeAsync(1_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
  })

  it('doubles its wait from 1 s, and gives up after 600,000 ms without progress', async () => {
    const tries: number[] = []
    network.intercept = ({ method }) => {
      if (method === 'POST') return undefined
      tries.push(Date.now())
      return { lost: true }
    }
    const { task } = start(MB)
    const outcome = task.done.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(700_000)

    const waits = tries.slice(1, 9).map((time, index) => (time - (tries[index] ?? 0)) / 1_000)
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64])
    expect(tries.at(-1)).toBe(600_000)
    expect(await outcome).toMatchObject({ code: 'storage/retry-limit-exceeded' })
    expect(task.state).toBe('error')
    expect(task.uploadUrl).toBe('http://localhost/api/uploads/0')
  })

  it('counts that time anew whenever the server takes some bytes', async () => {
    let takenCount = 0
    network.intercept = ({ method }) => {
      const isDown = Date.now() < (takenCount === 0 ? 400_000 : 900_000)
      if (method === 'POST' || (method === 'HEAD' && !isDown)) return undefined
      if (isDown) return { status: 503 }
      takenCount += 1
      return undefined
    }
    const { task } = start(MB)
    const outcome = task.done.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000_000)

    expect(await outcome).toMatchObject({ id: 'document-pdf' })
  })

  it('never starts from zero because the server is down while it asks for the offset', async () => {
    fail('PATCH', { lost: true, accepts: 10 })
    const { task } = start(MB)
    await settle()
    fail('HEAD', { status: 503 }, { status: 503 })
    await vi.advanceTimersByTimeAsync(10_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1)
  })

  it('starts anew when the server no longer knows the upload', async () => {
    fail('PATCH', { lost: true })
    const { task } = start(MB)
    await settle()
    network.expireUploads()
    await vi.advanceTimersByTimeAsync(10_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH'])
  })

  // Each status: UploadError.test.ts.
  it('ends at once when it is refused, with the server’s reason', async () => {
    const body = JSON.stringify({ errors: [{ message: 'Ce n’est pas un PDF.', code: 'raison' }] })
    fail('PATCH', { status: 422, body })
    const { task } = start(MB)

    await expect(task.done).rejects.toMatchObject({
      ...{ code: 'storage/unknown', status: 422, serverCode: 'raison' },
      message: 'Ce n’est pas un PDF.',
    })
    expect(task.state).toBe('error')
    expect(methods()).toEqual(['POST', 'PATCH'])
  })

  it('takes a conflict of offsets as being out of step, any other conflict as a refusal', async () => {
    fail('PATCH', {
      status: 409,
      body: JSON.stringify({ errors: [{ message: 'Pas ici', code: 'offset-conflict' }] }),
    })
    const outOfStep = start(MB).task
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(outOfStep.done).resolves.toMatchObject({ id: 'document-pdf' })

    fail('PATCH', {
      status: 409,
      body: JSON.stringify({ errors: [{ message: 'Déjà pris', code: 'folder-taken' }] }),
    })
    await expect(start(MB).task.done).rejects.toMatchObject({ serverCode: 'folder-taken' })
  })

  it('treats two minutes of silence as a lost connection', async () => {
    fail('PATCH', { silent: true })
    const { task } = start(MB)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(methods()).toEqual(['POST', 'PATCH'])
    await vi.advanceTimersByTimeAsync(1_001)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods()[2]).toBe('HEAD')
  })

  it('goes on with an upload that was begun before', async () => {
    fail('PATCH', undefined as never, {
      status: 401,
      body: '{"errors":[{"message":"Reconnectez-vous."}]}',
    })
    const { task } = start(MB)
    await task.done.catch(() => {})
    network.intercept = () => undefined

    const next = start(MB, task.uploadUrl).task
    await expect(next.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods().slice(3, 5)).toEqual(['HEAD', 'PATCH'])
    expect(network.requests[4]).toMatchObject({ offset: first })
  })

  it('goes on at once when the browser finds its network again', async () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    fail('PATCH', { lost: true }, { lost: true }, { lost: true }, { lost: true })
    const { task } = start(MB)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(task.snapshot.retryAt).toBeGreaterThan(Date.now())

    window.dispatchEvent(new Event('online'))
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(Date.now()).toBe(10_000)
    const sentCount = network.requests.length
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(network.requests).toHaveLength(sentCount)
  })

  it('does not go on sooner than the server asks, network found or not', async () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    fail('PATCH', { status: 429, headers: { 'Retry-After': '300' } })
    const { task } = start(MB)
    await vi.advanceTimersByTimeAsync(299_999)
    expect(task.snapshot.retryAt).toBe(300_000)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(methods()).toEqual(['POST', 'PATCH'])

    await vi.advanceTimersByTimeAsync(1)
    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
  })

  it('sends the whole file once more when it arrived damaged', async () => {
    const damaged = {
      status: 422,
      body: '{"errors":[{"message":"Abîmé","code":"invalid-checksum"}]}',
    }
    network.intercept = ({ method, offset }) =>
      method === 'PATCH' && offset === 768 * KB && methods().lastIndexOf('POST') === 0
        ? damaged
        : undefined
    const { task } = start(MB)
    await vi.advanceTimersByTimeAsync(1_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(methods().filter((method) => method === 'POST')).toHaveLength(2)
    expect(network.requests.at(-1)).toMatchObject({ offset: 768 * KB })
  })

  it('distinguishes confirmed bytes from sent ones', async () => {
    fail('PATCH', undefined as never, { silent: true })
    const { task } = start(2 * MB)
    await settle()

    expect(task.snapshot).toMatchObject({
      bytesTransferred: 768 * KB,
      bytesConfirmed: 256 * KB,
      totalBytes: 2 * MB,
    })
  })
})

/** All bytes arrive, and the answer is lost; these faults meet those that ask for it again. */
function loseLastAnswer(...faults: Fault[]) {
  network.intercept = ({ method, offset }) => {
    if (method !== 'PATCH') return undefined
    if (offset === 768 * KB) return { lost: true, accepts: 256 * KB }
    return offset === MB ? faults.shift() : undefined
  }
}

describe('UploadTask, when the answer to the last byte is lost', () => {
  it('asks for the document by a PATCH that adds nothing', async () => {
    loseLastAnswer()
    const { task } = startUploadTask(network, MB)
    await vi.advanceTimersByTimeAsync(1_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
    expect(network.requests.at(-1)).toEqual({
      method: 'PATCH',
      url: 'http://localhost/api/uploads/0',
      offset: MB,
      size: 0,
    })
    expect(network.tus.uploads).toHaveLength(1)
  })

  it('asks again while the server cannot say', async () => {
    loseLastAnswer({ status: 503 })
    const { task } = startUploadTask(network, MB)
    await vi.advanceTimersByTimeAsync(3_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-pdf' })
  })

  it('tells why the file was refused', async () => {
    loseLastAnswer({ status: 422, body: '{"errors":[{"message":"Ce n’est pas un PDF."}]}' })
    const { task } = startUploadTask(network, MB)
    const outcome = task.done.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await outcome).toMatchObject({ message: 'Ce n’est pas un PDF.', status: 422 })
  })
})
