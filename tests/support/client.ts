import { checkAnswer } from './checkAnswer'
import { accounts, type Account, type Role } from './setups'

/** A fully read response. */
export type ApiResponse<T = unknown> = {
  status: number
  headers: Headers
  /** The body parsed as JSON; undefined when it is not JSON. */
  json: T
  text: string
}

export type RequestOptions = {
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: BodyInit
  /** Required for a stream body, which is sent without Content-Length. */
  duplex?: 'half'
  signal?: AbortSignal
}

/** HTTP client of the product, anonymous or for one account. */
export type Client = {
  url: string
  /** Session token; undefined for an anonymous client. */
  token: string | undefined
  /** Sends a request and returns the response unread: for ranges, streams and headers. */
  raw(method: string, path: string, options?: RequestOptions): Promise<Response>
  request<T>(method: string, path: string, options?: RequestOptions): Promise<ApiResponse<T>>
  get<T>(path: string, options?: RequestOptions): Promise<ApiResponse<T>>
  post<T>(path: string, json?: unknown, options?: RequestOptions): Promise<ApiResponse<T>>
  patch<T>(path: string, json?: unknown, options?: RequestOptions): Promise<ApiResponse<T>>
  delete<T>(path: string, options?: RequestOptions): Promise<ApiResponse<T>>
  /** Returns a client signed in with a role; creates the editeur account if missing. */
  as(role: Role): Promise<Client>
  /** Returns an anonymous client of the same product. */
  anonymous(): Client
}

const REQUEST_LIMIT_MS = 60_000

/** Creates an anonymous client of the product at `url`. */
export function client(url: string): Client {
  return clientWith(url, undefined)
}

function clientWith(url: string, token: string | undefined): Client {
  const raw: Client['raw'] = (method, path, { headers = {}, json, body, duplex, signal } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      ...(duplex ? { duplex } : {}),
      redirect: 'manual',
      signal: signal ?? AbortSignal.timeout(REQUEST_LIMIT_MS),
    })
  const request = async <T>(method: string, path: string, options?: RequestOptions) => {
    const response = await raw(method, path, options)
    const text = await response.text()
    const json = parse<T>(text)
    checkAnswer(method, path, response.status, json)
    return { status: response.status, headers: response.headers, json, text }
  }
  return {
    url,
    token,
    raw,
    request,
    get: (path, options) => request('GET', path, options),
    post: (path, json, options) => request('POST', path, { json, ...options }),
    patch: (path, json, options) => request('PATCH', path, { json, ...options }),
    delete: (path, options) => request('DELETE', path, options),
    as: async (role) => clientWith(url, await getToken(url, role)),
    anonymous: () => clientWith(url, undefined),
  }
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined as T
  }
}

/** Cookie of the device of the tests, by account and product: it is a new one, of which an e-mail tells, once. */
const devices = new Map<string, string>()

/** Signs in. @throws when the sign-in is rejected */
async function signIn(url: string, { email, password }: Account): Promise<string> {
  const key = `${email} ${url}`
  const answer = await client(url).post<{ token?: string }>(
    '/api/users/login',
    { email, password },
    { headers: { cookie: devices.get(key) ?? '' } },
  )
  const [device] = /^appareil-[^;]*/m.exec(answer.headers.getSetCookie().join('\n')) ?? []
  if (device) devices.set(key, device)
  if (answer.status !== 200 || !answer.json.token) {
    throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`)
  }
  return answer.json.token
}

const tokens = new Map<string, { token: Promise<string>; until: number }>()

/** An account may be changed for ten minutes from a sign-in; a file of tests gets the half of them. */
const TOKEN_AGE_MS = 5 * 60_000

/** Caches one token per product and role. */
function getToken(url: string, role: Role): Promise<string> {
  const key = `${role} ${url}`
  const known = tokens.get(key)
  if (known && known.until > Date.now()) return known.token
  const token = role === 'editeur' ? signInEditor(url) : signIn(url, accounts.administrateur)
  tokens.set(key, { token, until: Date.now() + TOKEN_AGE_MS })
  token.catch(() => tokens.delete(key))
  return token
}

async function signInEditor(url: string): Promise<string> {
  const administrator = await client(url).as('administrateur')
  const where = `where[email][equals]=${encodeURIComponent(accounts.editeur.email)}`
  const found = await administrator.get<{ totalDocs: number }>(`/api/users?${where}`)
  if (found.json.totalDocs === 0) {
    const made = await administrator.post('/api/users', { ...accounts.editeur, role: 'editeur' })
    if (made.status !== 201) {
      throw new Error(`The editeur could not be made: ${made.status} ${made.text}`)
    }
  }
  return signIn(url, accounts.editeur)
}
