import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'

export type Sent = { method: string; url: string; offset: number; size: number }

/** An answer that a test puts in place of the server's own. */
export type Fault =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** The connection is lost; `accepts` bytes of the request had arrived. */
  | { lost: true; accepts?: number }
  /** No answer ever comes. */
  | { silent: true }

/** What the server makes of a file, whatever its kind. */
const documentOf = (filesize: number) => ({
  id: 'document-1',
  url: '/media/regards/abc/fichier.pdf',
  filesize,
})

/** Plays both the network and a tus server, in memory; keeps what it was sent. */
export class FakeTusServer implements HttpStack {
  readonly sent: Sent[] = []
  /** Asked before each request is answered. */
  interfere: (sent: Sent) => Fault | undefined = () => undefined
  /** How long an aborted request takes to end. */
  abort: () => Promise<void> = () => Promise.resolve()
  private upload: { length: number; offset: number } | undefined

  getName() {
    return 'FakeTusServer'
  }

  /** As if it had expired. */
  forget() {
    this.upload = undefined
  }

  get offset() {
    return this.upload?.offset
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers: Record<string, string> = {}
    let onProgress: (bytes: number) => void = () => {}
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void (headers[name] = value),
      getHeader: (name) => headers[name],
      setProgressHandler: (handler) => (onProgress = handler),
      send: (body: Blob | null) => {
        const size = body?.size ?? 0
        if (size > 0) onProgress(size)
        const offset = Number(headers['Upload-Offset'] ?? 0)
        return this.receive({ method, url, offset, size }, Number(headers['Upload-Length'] ?? 0))
      },
      abort: () => this.abort(),
      getUnderlyingObject: () => undefined,
    }
  }

  /** Stands for the browser's `fetch`, which calls that are no upload go by. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', headers } = init
    const offset = Number(new Headers(headers).get('Upload-Offset') ?? 0)
    const url = input instanceof Request ? input.url : String(input)
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
    const received = this.receive({ method, url, offset, size: 0 }, 0).catch((error: unknown) => {
      throw new TypeError('Failed to fetch', { cause: error })
    })
    const answer = await Promise.race([received, aborted])
    const status = answer.getStatus()
    const retryAfter = answer.getHeader('Retry-After')
    return new Response(status === 204 ? null : answer.getBody(), {
      status,
      headers: retryAfter ? { 'Retry-After': retryAfter } : {},
    })
  }

  private receive(sent: Sent, length: number): Promise<HttpResponse> {
    this.sent.push(sent)
    const fault = this.interfere(sent)
    if (fault && 'silent' in fault) return new Promise(() => {})
    if (fault && 'lost' in fault) {
      if (this.upload) this.upload.offset += fault.accepts ?? 0
      return Promise.reject(new Error('connection lost'))
    }
    return Promise.resolve(
      fault ? toResponse(fault.status, fault.headers, fault.body) : this.answer(sent, length),
    )
  }

  private answer({ method, size, offset }: Sent, length: number): HttpResponse {
    if (method === 'POST') {
      this.upload = { length, offset: size }
      return this.accept(201, { Location: '/api/uploads/abc' })
    }
    if (!this.upload) return toResponse(404)
    if (method === 'DELETE') {
      this.forget()
      return toResponse(204)
    }
    if (method === 'PATCH') {
      if (offset !== this.upload.offset) return toResponse(409)
      this.upload.offset += size
      return this.accept(204, {})
    }
    return toResponse(200, {
      'Upload-Offset': String(this.upload.offset),
      'Upload-Length': String(this.upload.length),
    })
  }

  private accept(status: number, headers: Record<string, string>): HttpResponse {
    const { offset = 0, length = 0 } = this.upload ?? {}
    const isComplete = offset === length
    return toResponse(
      isComplete && status === 204 ? 200 : status,
      { ...headers, 'Upload-Offset': String(offset) },
      isComplete ? JSON.stringify({ doc: documentOf(length) }) : '',
    )
  }
}

function toResponse(status: number, headers: Record<string, string> = {}, body = ''): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers[name],
    getBody: () => body,
    getUnderlyingObject: () => undefined,
  }
}
