import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { findTool } from './findTool'
import { makeTempDir, repoRoot } from './paths'
import { freePort, poll } from './ports'
import { startChild } from './processes'
import { tools } from './tools'

export type Caddy = {
  /** https://localhost with its port. */
  url: string
  /** http://localhost with the port that redirects to `url`. */
  httpUrl: string
  /** Certificate of the authority that Caddy made for localhost, in PEM form. */
  ca: string
  log(): string
  stop(): Promise<void>
}

/**
 * Starts Caddy with deploy/Caddyfile in front of a product, on a port of its own and with a
 * certificate of its own authority.
 * @param upstream port of the product on 127.0.0.1
 * @param port of Caddy; SITE_URL of the product must name it as https://localhost
 */
export async function startCaddy(upstream: number, port: number): Promise<Caddy> {
  const command = await findTool(tools.caddy)
  const dir = makeTempDir('caddy')
  const written = readFileSync(join(repoRoot, 'deploy', 'Caddyfile'), 'utf8')
  const [adminPort, httpPort] = [await freePort(), await freePort()]
  const options = `{
    admin 127.0.0.1:${adminPort}
    http_port ${httpPort}
    https_port ${port}
    skip_install_trust
    storage file_system ${dir}
`
  // The first line that holds a brace alone begins the global options.
  if (!/^\{$/m.test(written)) throw new Error('deploy/Caddyfile has no global options')
  const config = join(dir, 'Caddyfile')
  writeFileSync(config, written.replace(/^\{\n/m, options))
  const url = `https://localhost:${port}`
  const server = startChild({
    name: 'caddy',
    command,
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    env: {
      PATH: process.env.PATH,
      HOME: dir,
      SITE_URL: url,
      APP_HOST: 'localhost',
      APP_PORT: String(upstream),
      // Long enough for a start on a busy machine, and what the test of an outage waits for.
      APP_WAIT: '10s',
    },
  })
  const authority = join(dir, 'pki', 'authorities', 'local', 'root.crt')
  await poll(
    async () => {
      if (server.ended()) return true
      await answers(url, readFileSync(authority, 'utf8'))
      return true
    },
    { what: 'Caddy and its certificates' },
  ).catch((error: unknown) => {
    throw new Error(`Caddy did not start: ${server.log()}`, { cause: error })
  })
  if (server.ended()) throw new Error(`Caddy ended: ${server.log()}`)
  return {
    url,
    httpUrl: `http://localhost:${httpPort}`,
    ca: readFileSync(authority, 'utf8'),
    log: () => server.log(),
    async stop() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Waits for any answer over TLS. */
const answers = (url: string, ca: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(`${url}/api/health/live`, { ca, timeout: 2000 }, (response) => {
      response.resume()
      response.on('end', resolve)
    })
    request.on('error', reject)
  })
