import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeTusServer } from './fakeTusServer'
import { holdClock } from './holdClock'
import { startUploadTask } from './startUploadTask'

const KB = 1_024
const MB = 1_024 * KB

let server: FakeTusServer

beforeEach(() => {
  server = new FakeTusServer()
})

holdClock()

describe('UploadTask, when the answer to the last byte is lost', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { userAgentData: { mobile: false } })
    server.interfere = ({ method, offset }) =>
      method === 'PATCH' && offset === 768 * KB ? { lost: true, accepts: 256 * KB } : undefined
  })

  const answerWith = (...answers: Response[]) => {
    const asked = vi.fn<typeof fetch>(() =>
      Promise.resolve(answers.shift() ?? new Response('', { status: 500 })),
    )
    vi.stubGlobal('fetch', asked)
    return asked
  }

  it('asks for the document by a PATCH that adds nothing', async () => {
    const asked = answerWith(Response.json({ doc: { id: 'document-2', url: '/media/2.pdf' } }))
    const { task } = startUploadTask(server, MB)
    await vi.advanceTimersByTimeAsync(1_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-2' })
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toBe('http://localhost/api/uploads/abc')
    expect(init).toMatchObject({ method: 'PATCH', headers: { 'Upload-Offset': String(MB) } })
  })

  it('asks again while the server cannot say', async () => {
    answerWith(
      new Response('', { status: 503 }),
      Response.json({ doc: { id: 'document-2', url: '/media/2.pdf' } }),
    )
    const { task } = startUploadTask(server, MB)
    await vi.advanceTimersByTimeAsync(3_000)

    await expect(task.done).resolves.toMatchObject({ id: 'document-2' })
  })

  it('tells why the file was refused', async () => {
    answerWith(Response.json({ errors: [{ message: 'Ce n’est pas un PDF.' }] }, { status: 422 }))
    const { task } = startUploadTask(server, MB)
    const outcome = task.done.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await outcome).toMatchObject({ message: 'Ce n’est pas un PDF.', status: 422 })
  })
})
