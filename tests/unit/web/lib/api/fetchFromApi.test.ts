import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@web/lib/api/errors'
import { fetchFromApi } from '@web/lib/api/fetchFromApi'

/** A server that never answers; it only hears that it is no longer asked. */
const silence = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

function stubDevice({ mobile, coarse = false }: { mobile?: boolean; coarse?: boolean }) {
  vi.stubGlobal('navigator', mobile === undefined ? {} : { userAgentData: { mobile } })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: coarse }) })
}

const answer = (body: string | null, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

beforeEach(() => stubDevice({ mobile: false }))

describe('fetchFromApi', () => {
  it.each([
    ['a desktop', { mobile: false }, 30_000],
    ['a mobile', { mobile: true }, 60_000],
    ['a device that only tells its pointer', { coarse: true }, 60_000],
  ])('gives up in time on %s', async (_name, device, limit) => {
    vi.useFakeTimers()
    stubDevice(device)
    vi.stubGlobal('fetch', silence)
    let error: unknown
    fetchFromApi('/api/regards').catch((caught: unknown) => (error = caught))

    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ code: 'timeout', status: 0 })
  })

  it('stops when the caller stops it, and says so in the caller’s words', async () => {
    vi.stubGlobal('fetch', silence)
    const controller = new AbortController()
    const call = fetchFromApi('/api/regards', { signal: controller.signal })
    controller.abort('plus besoin')

    await expect(call).rejects.toBe('plus besoin')
  })

  it('returns the server’s response', async () => {
    answer('{"docs":[]}', 200)

    const response = await fetchFromApi('/api/regards')
    expect(await response.json()).toEqual({ docs: [] })
  })

  it('takes an answer without a body', async () => {
    answer(null, 204)

    expect((await fetchFromApi('/api/rien')).status).toBe(204)
  })

  it('throws the server’s own message, code and fields', async () => {
    answer(
      JSON.stringify({
        errors: [
          {
            message: 'Le numéro 12 existe déjà',
            code: 'validation',
            data: { errors: [{ path: 'numero', message: 'Le numéro 12 existe déjà' }] },
          },
        ],
      }),
      400,
    )

    const error: unknown = await fetchFromApi('/api/regards').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Le numéro 12 existe déjà',
      fieldErrors: [{ path: 'numero', message: 'Le numéro 12 existe déjà' }],
    })
  })

  it.each([
    ['a proxy’s page', '<html>Bad gateway</html>', 502, /erreur \(502\)/],
    ['an empty body', '', 503, /momentanément indisponible/],
    ['JSON of another shape', '{"oups":true}', 500, /erreur \(500\)/],
    ['null', 'null', 413, /trop volumineux/],
  ])('speaks French for %s', async (_name, body, status, message) => {
    answer(body, status)

    await expect(fetchFromApi('/api/regards')).rejects.toThrow(message)
  })

  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await expect(fetchFromApi('/api/regards')).rejects.toMatchObject({ code: 'network' })
  })
})
