import { connect } from 'node:net'

/**
 * Fetches a URL over a new connection and discards the bytes as they arrive: a reader with minimal
 * overhead.
 * @returns bytes, including the response headers, and seconds
 * @throws when the status is not 200
 */
export function download(url: string): Promise<{ bytes: number; seconds: number }> {
  const { hostname, port, pathname, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let bytes = 0
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => {
      if (bytes === 0 && !chunk.toString('latin1', 0, 12).endsWith(' 200')) {
        socket.destroy(new Error(`${url} was answered ${chunk.toString('latin1', 0, 40)}`))
      }
      bytes += chunk.length
    })
    socket.once('error', reject)
    socket.once('end', () => resolve({ bytes, seconds: (performance.now() - began) / 1000 }))
  })
}
