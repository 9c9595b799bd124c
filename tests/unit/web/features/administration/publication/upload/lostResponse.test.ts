import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeNetwork, type Fault } from './FakeNetwork'
import { useFakeClock } from './useFakeClock'
import { startUploadTask } from './startUploadTask'

const KB = 1_024
const MB = 1_024 * KB

let network: FakeNetwork

beforeEach(() => {
  network = new FakeNetwork()
  vi.stubGlobal('fetch', network.fetch)
  vi.stubGlobal('navigator', { userAgentData: { mobile: false } })
})

useFakeClock()

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
