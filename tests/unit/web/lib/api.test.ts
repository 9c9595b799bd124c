import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { api, apiOf, createApi, setApiOf } from '../../../../web/src/lib/api'

function door(answer: Response = Response.json({ ok: true })) {
  const send = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>()
  send.mockResolvedValue(answer)
  return { send, ask: createApi(send) }
}

describe('the door to the API', () => {
  it('asks below /api, with its query, and gives the JSON', async () => {
    const { send, ask } = door()
    const query = { sort: ['-dateParution', '-numero'], depth: 1, page: undefined }

    expect(await ask('/regards', { query })).toEqual({ ok: true })
    expect(send.mock.lastCall?.[0]).toBe('/api/regards?sort=-dateParution%2C-numero&depth=1')
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(send.mock.lastCall?.[1]).not.toHaveProperty('body')
  })

  it('sends a body as JSON', async () => {
    const { send, ask } = door()
    await ask('/users/login', { method: 'POST', body: { email: 'a@b.fr' } })
    expect(send.mock.lastCall?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@b.fr"}',
    })
  })

  it('gives nothing for an answer without a body', async () => {
    const { ask } = door(new Response(null, { status: 204 }))
    expect(await ask('/users/logout', { method: 'POST' })).toBeUndefined()
  })

  it('may be another one for the queries of one cache', () => {
    const client = new QueryClient()
    expect(apiOf(client)).toBe(api)
    const { ask } = door()
    setApiOf(client, ask)
    expect(apiOf(client)).toBe(ask)
    expect(apiOf(new QueryClient())).toBe(api)
  })
})
