import { randomInt } from 'node:crypto'
import { client, type Client } from './client'

export type Session = { cookie: string; token: string; exp: number }

/** Signs in like a browser. @returns the session cookie and its token */
export async function openSession(
  url: string,
  account: { email: string; password: string },
): Promise<Session> {
  const { status, headers, json, text } = await client(url).post<{ token: string; exp: number }>(
    '/api/users/login',
    { email: account.email, password: account.password },
  )
  if (status !== 200) throw new Error(`${account.email} could not sign in: ${status} ${text}`)
  return { cookie: getSessionCookie(headers), token: json.token, exp: json.exp }
}

/** Extracts the session cookie of a response for a Cookie header; empty without one. */
export const getSessionCookie = (headers: Headers): string =>
  /^payload-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''

/** Returns headers with a random client address, as a proxy in front sends. */
export const createClientAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

/**
 * Returns a client that adds headers to each request, for instance those of a browser or a page.
 */
export function createClientWithHeaders(url: string, added: Record<string, string>): Client {
  const plain = client(url)
  const merge = (options: { headers?: Record<string, string> } = {}) => ({
    ...options,
    headers: { ...added, ...options.headers },
  })
  return {
    ...plain,
    raw: (method, path, options) => plain.raw(method, path, merge(options)),
    request: (method, path, options) => plain.request(method, path, merge(options)),
    get: (path, options) => plain.get(path, merge(options)),
    post: (path, json, options) => plain.post(path, json, merge(options)),
    patch: (path, json, options) => plain.patch(path, json, merge(options)),
    delete: (path, options) => plain.delete(path, merge(options)),
  }
}
