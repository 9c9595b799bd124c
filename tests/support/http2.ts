import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'

export type Http2Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Protocol that TLS has agreed on, for instance `h2`. */
  protocol: string | undefined
}

export type Http2Client = {
  request(
    method: string,
    path: string,
    options?: { headers?: OutgoingHttpHeaders; body?: Buffer },
  ): Promise<Http2Answer>
  close(): void
}

/**
 * Opens one connection of HTTP/2 over TLS.
 * @param ca the certificate of the authority that is trusted, in PEM form
 */
export function openHttp2(url: string, ca: string): Http2Client {
  const session = connect(url, { ca })
  let failure: Error | undefined
  session.on('error', (error: Error) => (failure = error))
  return {
    request: (method, path, { headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        if (failure) throw failure
        const stream = session.request({ ':method': method, ':path': path, ...headers })
        const parts: Buffer[] = []
        let received: IncomingHttpHeaders & { ':status'?: number } = {}
        stream.on('response', (answer) => (received = answer))
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('error', reject)
        stream.on('end', () =>
          resolve({
            status: received[':status'] ?? 0,
            headers: received,
            body: Buffer.concat(parts),
            protocol: session.alpnProtocol,
          }),
        )
        stream.end(body)
      }),
    close: () => session.close(),
  }
}
