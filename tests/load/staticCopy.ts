import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startNginx, type Nginx } from '../support/nginx'

/** A response as it was sent: with its compression. */
type Copy = { path: string; body: Buffer; headers: IncomingHttpHeaders }

/** Headers that a browser needs to show a copy, and to fetch it as often as the original. */
const KEPT = ['content-type', 'content-encoding', 'cache-control'] as const

/**
 * Starts nginx with pages and what they load as files, with the exact bytes of their compressed responses: the upper
 * bound of any server.
 * @param origin of the site, without a trailing slash
 * @param paths without a query
 */
export async function startStaticCopy(origin: string, paths: string[]): Promise<Nginx> {
  const copies = await Promise.all(paths.map((path) => fetchEncoded(origin, path)))
  return startNginx(({ port, dir }) => {
    const locations = copies.map(({ path, body, headers }, index) => {
      writeFileSync(join(dir, `${index}`), body)
      const added = KEPT.flatMap((name) => {
        const value = headers[name]
        return value ? [`add_header ${name} "${value}";`] : []
      })
      return `location = ${path} { try_files /${index} =404; types { } default_type ""; ${added.join(' ')} }`
    })
    return `server { listen 127.0.0.1:${port}; root ${dir}; ${locations.join('\n')} }`
  })
}

/** Starts Node's HTTP server with nothing but the bytes of a response: the upper bound of a server in Node. */
export async function startBareCopy(origin: string, path: string) {
  const { body, headers } = await fetchEncoded(origin, path)
  const sent = KEPT.flatMap((name) => (headers[name] ? [[name, headers[name]] as const] : []))
  const fields = { ...Object.fromEntries(sent), 'content-length': body.length }
  const server = createServer((_req, res) => res.writeHead(200, fields).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<unknown>((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function fetchEncoded(origin: string, path: string): Promise<Copy> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const asking = request(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ path, body: Buffer.concat(chunks), headers: response.headers }),
      )
    })
    asking.once('error', reject)
    asking.end()
  })
}
