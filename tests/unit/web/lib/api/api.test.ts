import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { api, getApi, createApi, setApi } from '@web/lib/api/api'

/** A door, and the requests that a server behind it would have got. */
function door(answer: Response = Response.json({ ok: true })) {
  const asked: Request[] = []
  const ask = createApi((path, init) => {
    asked.push(new Request(new URL(path as string, 'http://localhost'), init))
    return Promise.resolve(answer)
  })
  return { asked, ask }
}

describe('the door to the API', () => {
  it('asks below /api, with its query, and gives the JSON', async () => {
    const { asked, ask } = door()
    const query = { sort: ['-dateParution', '-numero'], depth: 1, page: undefined }

    expect(await ask('/regards', { query })).toEqual({ ok: true })
    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: 'http://localhost/api/regards?sort=-dateParution%2C-numero&depth=1',
        credentials: 'same-origin',
        body: null,
      },
    ])
  })

  it('asks with its query in Safari 16, whose URLSearchParams have no size', async () => {
    const { asked, ask } = door()
    const spy = vi
      .spyOn(URLSearchParams.prototype, 'size', 'get')
      .mockReturnValue(undefined as unknown as number)
    await ask('/regards', { query: { page: 2 } })
    spy.mockRestore()

    expect(asked[0]?.url).toBe('http://localhost/api/regards?page=2')
  })

  it('sends a body as JSON', async () => {
    const { asked, ask } = door()
    await ask('/users/login', { method: 'POST', body: { email: 'a@b.fr' } })

    expect(asked[0]?.method).toBe('POST')
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(await asked[0]?.json()).toEqual({ email: 'a@b.fr' })
  })

  it('gives nothing for an answer without a body', async () => {
    const { ask } = door(new Response(null, { status: 204 }))
    expect(await ask('/users/logout', { method: 'POST' })).toBeUndefined()
  })

  it('may be another one for the queries of one cache', () => {
    const client = new QueryClient()
    expect(getApi(client)).toBe(api)
    const { ask } = door()
    setApi(client, ask)
    expect(getApi(client)).toBe(ask)
    expect(getApi(new QueryClient())).toBe(api)
  })
})
