import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { startNginx, type Nginx } from '../support/nginx'
import { makeTempDir } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild } from '../support/processes'

/** A response as it was sent: with its compression. `headers` are names and values by turns. */
type Copy = { path: string; body: Buffer; headers: string[] }

/** Headers that every server sets for itself. */
const OWN = /^(?:connection|keep-alive|date|content-length|transfer-encoding|x-request-id)$/i

/**
 * Starts nginx with pages and what they load as files, with the exact bytes of their compressed responses and their
 * headers: the upper bound of any server.
 * @param origin of the site, without a trailing slash
 * @param paths without a query
 */
export async function startStaticCopy(origin: string, paths: string[]): Promise<Nginx> {
  const copies = await Promise.all(paths.map((path) => fetchEncoded(origin, path)))
  return startNginx(({ port, dir }) => {
    const locations = copies.map(({ path, body, headers }, index) => {
      writeFileSync(join(dir, `${index}`), body)
      const added = headers.flatMap((name, at) =>
        at % 2 === 0 ? [`add_header ${name} "${headers[at + 1]?.replaceAll('"', '\\"')}";`] : [],
      )
      const rest = 'etag off; types { } default_type "";'
      return `location = ${path} { try_files /${index} =404; ${rest} ${added.join(' ')} }`
    })
    return `server { listen 127.0.0.1:${port}; root ${dir}; ${locations.join('\n')} }`
  })
}

/** The whole program: Node's HTTP server with nothing but the bytes of one response. */
const BARE_SERVER = `
const [file, port] = process.argv.slice(1)
const { headers, body } = JSON.parse(require('node:fs').readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')
const sent = [...headers, 'Content-Length', String(bytes.length)]
require('node:http').createServer((_req, res) => res.writeHead(200, sent).end(bytes)).listen(Number(port), '127.0.0.1')
`

/**
 * Starts a process of Node's HTTP server with nothing but the bytes of a response: the upper bound of a server in Node.
 * @param node the program that runs it
 */
export async function startBareCopy(origin: string, path: string, node: string) {
  const { body, headers } = await fetchEncoded(origin, path)
  const file = join(makeTempDir('bare'), 'response.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = ['-e', BARE_SERVER, file, `${port}`]
  const server = startChild({ name: 'a bare server', command: node, args })
  await poll(async () => (await fetch(url)).ok, { what: 'the bare server to answer' })
  return { url, stop: () => server.stop() }
}

function fetchEncoded(origin: string, path: string): Promise<Copy> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const asking = request(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      const { rawHeaders } = response
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          path,
          body: Buffer.concat(chunks),
          headers: rawHeaders.filter((_text, at) => !OWN.test(rawHeaders[at - (at % 2)] ?? '')),
        }),
      )
    })
    asking.once('error', reject)
    asking.end()
  })
}
