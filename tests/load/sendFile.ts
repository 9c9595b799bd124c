import { Agent, request } from 'node:http'

const FIRST_CHUNK = 262_144
const LAST_CHUNK = 33_554_432

type Headers = Record<string, string>

const agent = new Agent({ keepAlive: true })

/**
 * Sends a file as the site's own page does: by tus, in chunks of 262,144 bytes that double up to
 * 33,554,432, over one connection.
 * @returns seconds from the creation request to the response to the last chunk
 */
export async function sendByTus(url: string, bytes: Buffer, headers: Headers): Promise<number> {
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' }
  const began = performance.now()
  const { location = '' } = await send('POST', url, undefined, {
    ...tus,
    'Upload-Length': String(bytes.length),
  })
  const address = new URL(location, url).href
  let chunkSize = FIRST_CHUNK
  for (let offset = 0; offset < bytes.length; chunkSize = Math.min(chunkSize * 2, LAST_CHUNK)) {
    const chunk = bytes.subarray(offset, offset + chunkSize)
    await send('PATCH', address, chunk, {
      ...tus,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    })
    offset += chunk.length
  }
  return (performance.now() - began) / 1000
}

/** Sends a file by one PUT. @returns seconds */
export async function sendByPut(url: string, bytes: Buffer): Promise<number> {
  const began = performance.now()
  await send('PUT', url, bytes, {})
  return (performance.now() - began) / 1000
}

/** @returns the response headers. @throws when the status is an error */
function send(method: string, url: string, body: Buffer | undefined, headers: Headers) {
  return new Promise<{ location?: string }>((resolve, reject) => {
    const sending = request(
      url,
      { method, agent, headers: { ...headers, 'Content-Length': String(body?.length ?? 0) } },
      (response) => {
        const status = response.statusCode ?? 0
        response.resume()
        response.once('end', () => {
          if (status < 300) resolve(response.headers)
          else reject(new Error(`${method} ${url} was answered ${status}`))
        })
      },
    )
    sending.once('error', reject)
    sending.end(body)
  })
}
