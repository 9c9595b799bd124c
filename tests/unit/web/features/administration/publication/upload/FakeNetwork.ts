import { getResponse, HttpResponse } from 'msw'
import type { HttpRequest, HttpStack } from 'tus-js-client'
import { createTusHandlers } from '../../../../../../support/tusServer'

export type SentRequest = { method: string; url: string; offset: number; size: number }

/** What becomes of a request that does not get to the server, or is not answered by its own answer. */
export type Fault =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** The connection is lost; `accepts` bytes of the request had arrived. */
  | { lost: true; accepts?: number }
  /** No answer ever comes. */
  | { silent: true }

/**
 * The network between an upload task and a tus server, for `tus-js-client` and for `fetch`: MSW's
 * handlers answer in memory, so that a held clock decides when anything happens.
 */
export class FakeNetwork implements HttpStack {
  readonly requests: SentRequest[] = []
  readonly tus = createTusHandlers()
  /** Asked before each request is answered. */
  intercept: (sent: SentRequest) => Fault | undefined = () => undefined
  /** How long an aborted request takes to end. */
  abort: () => Promise<void> = () => Promise.resolve()

  /** As if all uploads had expired. */
  expireUploads(): void {
    this.tus.dropped.push(...this.tus.uploads.keys())
  }

  getName() {
    return 'FakeNetwork'
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers = new Headers()
    let onProgress: (bytes: number) => void = () => {}
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => headers.set(name, value),
      getHeader: (name) => headers.get(name) ?? undefined,
      setProgressHandler: (handler) => (onProgress = handler),
      send: async (body: Blob | null) => {
        const size = body?.size ?? 0
        if (size > 0) onProgress(size)
        headers.set('Content-Length', String(size))
        const response = await this.deliver(new Request(url, { method, headers }))
        const text = await response.text()
        return {
          getStatus: () => response.status,
          getHeader: (name) => response.headers.get(name) ?? undefined,
          getBody: () => text,
          getUnderlyingObject: () => response,
        }
      },
      abort: () => this.abort(),
      getUnderlyingObject: () => undefined,
    }
  }

  /** Stands for the browser's `fetch`, which calls that are no upload go by. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('Content-Length', '0')
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
    return Promise.race([this.deliver(request), aborted])
  }

  /** @throws TypeError as a browser does where the connection is lost */
  private async deliver(request: Request): Promise<Response> {
    const { method, url, headers } = request
    const sent = {
      method,
      url,
      offset: Number(headers.get('Upload-Offset')),
      size: Number(headers.get('Content-Length')),
    }
    this.requests.push(sent)
    const fault = this.intercept(sent)
    if (fault && 'silent' in fault) return new Promise(() => {})
    if (fault && 'lost' in fault) {
      const upload = this.tus.uploads.at(-1)
      if (upload) upload.offset += fault.accepts ?? 0
      throw new TypeError('Failed to fetch')
    }
    if (fault) return new HttpResponse(fault.body, fault)
    const response = await getResponse(this.tus.handlers, request)
    if (!response) throw new Error(`Nobody answers ${method} ${url}`)
    return response
  }
}
