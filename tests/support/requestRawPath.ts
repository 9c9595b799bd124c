import { request, type IncomingHttpHeaders } from 'node:http'

/** Sends a request with its path unchanged: fetch would normalize it. */
export function requestRawPath(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, headers, path: Buffer.from(path).toString('latin1') })
      .on('response', (response) => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, text }),
          )
          .on('error', reject)
      })
      .on('error', reject)
      .end()
  })
}
