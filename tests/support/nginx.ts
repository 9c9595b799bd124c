import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTool } from './findTool'
import { makeTempDir, repoRoot } from './paths'
import { freePort, poll } from './ports'
import { startChild } from './processes'
import { tools } from './tools'

export type Nginx = { url: string; port: number; stop(): Promise<void> }

export type ProductionProxy = Nginx & {
  /** Returns the number of requests without a response yet. */
  countOpenRequests(): Promise<number>
}

/**
 * Starts one worker with the content of an http block; `http` receives its port and folder.
 * @param program that runs it; else the one of the tests
 */
export async function startNginx(
  http: (place: { port: number; dir: string }) => string,
  program?: string,
): Promise<Nginx> {
  const command = program ?? (await findTool(tools.nginx))
  const dir = makeTempDir('nginx')
  const port = await freePort()
  for (const name of ['temporary', 'cache']) mkdirSync(join(dir, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(dir, 'temporary', kind)};`)
    .join('\n')
  const config = join(dir, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${join(dir, 'nginx.pid')};
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      keepalive_requests 1000000;
      default_type application/octet-stream;
      ${temporary}
      ${http({ port, dir })}
    }`,
  )
  const server = startChild({
    name: 'nginx',
    command,
    args: ['-e', 'stderr', '-p', dir, '-c', config],
  })
  const url = `http://127.0.0.1:${port}`
  await poll(
    async () => {
      if (server.ended()) throw new Error(server.log())
      await fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(2000) })
      return true
    },
    { what: 'nginx to answer' },
  ).catch((error: unknown) => {
    throw new Error(`nginx did not start: ${server.log()}`, { cause: error })
  })
  return {
    url,
    port,
    async stop() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the production proxy (deploy/nginx.conf) in front of these ports of 127.0.0.1, with its
 * addresses and its cache folder replaced.
 */
export async function startProductionProxy(upstreams: number[]): Promise<ProductionProxy> {
  const statusPort = await freePort()
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')
  const nginx = await startNginx(
    (place) =>
      `${readProxyConfig(place, [['server app:3000 resolve max_fails=0;', servers]])}
      server { listen 127.0.0.1:${statusPort}; location / { stub_status; } }`,
  )
  return {
    ...nginx,
    async countOpenRequests() {
      const status = await (await fetch(`http://127.0.0.1:${statusPort}/`)).text()
      // Excludes the status request itself.
      return Number(/Writing: (\d+)/.exec(status)?.[1]) - 1
    },
  }
}

/** Reads deploy/nginx.conf with its port, its cache folder and these parts replaced. */
export function readProxyConfig(
  { port, dir }: { port: number; dir: string },
  replacements: [from: string, to: string][],
): string {
  const written = readFileSync(join(repoRoot, 'deploy', 'nginx.conf'), 'utf8')
  const places: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/regards', join(dir, 'cache')],
  ]
  return [...places, ...replacements].reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`)
    return text.replace(from, to)
  }, written)
}
