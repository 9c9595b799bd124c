import { FORM_HEADER } from '../../lib/http/requestKinds'

export interface EndedRequest {
  method: string
  /** Without the origin and the query. */
  path: string
  /** Undefined: the server could not be reached. */
  response: Response | undefined
}

type Listener = (request: EndedRequest) => void

const listeners = new Set<Listener>()

let form = ''

/** Gives the form that opens a name of its own, which requests have from now on. */
export function nameForm(): void {
  // `crypto.randomUUID` is missing without TLS.
  form = Math.random().toString(36)
}

let isInstalled = false

/**
 * Calls back after each request to this site; Payload has no hook for the `fetch` of its forms. A
 * listener that reads the body takes a clone, at once.
 * @returns a function that ends it
 */
export function watchRequests(listener: Listener): () => void {
  if (!isInstalled) install()
  isInstalled = true
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function install(): void {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const { method, url } = describe(input, init)
    const isOwn = url.origin === window.location.origin
    const end = (response: Response | undefined) => {
      if (isOwn) for (const listen of listeners) listen({ method, path: url.pathname, response })
    }
    try {
      const response = await original(input, isOwn ? withForm(input, init) : init)
      end(response)
      return response
    } catch (error) {
      if (!isOwn || !(error instanceof TypeError)) throw error
      end(undefined)
      // Payload shows the text, which is the browser's, in English.
      throw new TypeError(UNREACHABLE, { cause: error })
    }
  }
}

/** Names the open form in a request, so that the server knows the form's own last save. */
function withForm(input: RequestInfo | URL, init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set(FORM_HEADER, form)
  return { ...init, headers }
}

const UNREACHABLE = 'Le serveur est injoignable. Vérifiez votre connexion.'

function describe(input: RequestInfo | URL, init: RequestInit | undefined) {
  const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) }
  return { method: init?.method ?? method, url: new URL(url, window.location.href) }
}
