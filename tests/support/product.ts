import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processSettings } from '../../scripts/environment'
import { runCommand } from './commands'
import type { Mongo } from './mongod'
import { NODE24_VARIABLE } from './node24'
import { makeTempDir, repoRoot, toolPath } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer, type Environment } from './processes'
import { createWarningRecorder } from './reporters/productWarnings'
import type { S3, S3Settings } from './s3'
import { accounts, type Setup } from './setups'
import { createProductionData } from './sharedServers'

const READY_LIMIT_MS = 90_000

/** Rate limits that one address cannot reach, for tests and benchmarks whose clients share it. */
export const UNREACHABLE_LIMITS: Environment = {
  COUNTER_LIMIT_PER_MINUTE: '1000000',
  READ_LIMIT_PER_MINUTE: '1000000',
}

export type ProductOptions = {
  setup: Setup
  /** Additional or overriding settings. */
  env?: Environment
  /** Dedicated servers, stopped by the caller, for tests that stop or suspend them. */
  mongo?: Pick<Mongo, 'url'>
  s3?: Pick<S3, 'settings'>
  /** Product whose database and files this process shares. */
  sharesDataWith?: Pick<Product, 'dataDir' | 'mediaDir' | 'mongo' | 's3'>
  /** Node binary; defaults to the image's. */
  node?: string
  /** Set to false for tests of a start that cannot succeed immediately. */
  waitUntilReady?: boolean
}

/** A running product: the built code in a process and storage of its own. */
export type Product = {
  setup: Setup
  /** Base URL, without a trailing slash. */
  url: string
  port: number
  /** Folders of the embedded set-up's database and files. */
  dataDir: string
  mediaDir: string
  /** Database and bucket of the production set-up. */
  mongo?: Pick<Mongo, 'url'>
  s3?: Pick<S3, 'settings'>
  /** Output so far. */
  log(): string
  /** Exit code or signal; undefined while it runs. */
  exitReason(): string | undefined
  /** Resident memory, in bytes. */
  memory(): Promise<number>
  /** Waits until GET /api/health/ready returns 200. */
  ready(timeoutMs?: number): Promise<void>
  /** Kills the process, like a power cut. */
  kill(): Promise<void>
  /** Suspends the process; `kill` still works. */
  pause(): void
  /** Resumes the process. */
  resume(): void
  /**
   * Ends the process (if running) and starts it again on the same port and data.
   * @param root folder of the build, if it is another one from now on
   */
  restart(root?: string): Promise<void>
  /** Sends SIGTERM and waits for the exit; keeps the data. */
  end(): Promise<void>
  /** Stops it with SIGTERM, without SIGKILL, and deletes the data that no other product shares. */
  stop(): Promise<void>
}

/**
 * Starts the built product and waits until it is ready.
 * @throws with its log when it ends, or is not ready after 90 seconds
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { setup, sharesDataWith } = options
  const home = makeTempDir(setup)
  const dataDir = sharesDataWith?.dataDir ?? join(home, 'data')
  const mediaDir = sharesDataWith?.mediaDir ?? join(home, 'media')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { mongo, s3, drop } = await chooseData(options)

  const env: Environment = {
    ...processSettings,
    PATH: process.env.PATH,
    HOME: home,
    // Same time zone as the image: visible days must be days in France regardless.
    TZ: 'UTC',
    NODE_ENV: isDev ? 'development' : 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    DEMO: '0',
    ADMIN_EMAIL: accounts.administrateur.email,
    ADMIN_PASSWORD: accounts.administrateur.password,
    // Most tests sign in with a password alone.
    SECOND_FACTOR_REQUIRED: 'false',
    LOG_LEVEL: 'info',
    // Hundreds of PDFs, which no other test needs to read.
    PREPARE_READING: '0',
    // Connections that a test left open must not delay the shutdown.
    SHUTDOWN_SECONDS: '10',
    SHUTDOWN_NOTICE_SECONDS: '0',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    // Node 22 and later: a start compiles less.
    NODE_COMPILE_CACHE: toolPath('node-compile-cache'),
    ...(mongo && s3 ? productionEnv(mongo.url, s3.settings) : {}),
    ...options.env,
  }

  let root = repoRoot
  const launch = () =>
    startChild({
      name: `the product (${setup})`,
      command: options.node ?? getImageNode(),
      args: getEntryArgs(root),
      cwd: root,
      env,
      onOutput: createWarningRecorder(),
    })
  let server = launch()
  let earlierLog = ''
  const log = () => earlierLog + server.log()
  const ready = (timeoutMs = READY_LIMIT_MS) => waitUntilReady(url, server, timeoutMs)
  const dropData = async () => {
    await drop?.()
    rmSync(home, { recursive: true, force: true })
  }

  if (options.waitUntilReady !== false) {
    try {
      await ready()
    } catch (error) {
      await server.kill()
      await dropData()
      throw error
    }
  }

  return {
    setup,
    url,
    port,
    dataDir,
    mediaDir,
    mongo,
    s3,
    log,
    exitReason: () => server.ended(),
    memory: () => readResidentMemory(server.pid),
    ready,
    kill: () => server.kill(),
    pause: () => server.pause(),
    resume: () => server.resume(),
    end: () => server.stop(),
    async restart(nextRoot = root) {
      await server.stop()
      earlierLog = log()
      root = nextRoot
      server = launch()
      await ready()
    },
    async stop() {
      try {
        await server.stop()
      } finally {
        await dropData()
      }
    },
  }
}

/** Whether the product runs from its sources, like `npm run dev`, instead of the build. */
const isDev = process.env.TEST_DEV === '1'

/**
 * Returns the image's Node, if `npm test` found or installed it; otherwise the Node that runs the
 * tests. It starts in two thirds of the time that Node 20 takes.
 */
export const getImageNode = (): string =>
  (!isDev && process.env[NODE24_VARIABLE]) || process.execPath

/** Arguments of Node for the server. @throws when it is not built */
function getEntryArgs(root: string): string[] {
  if (isDev) return ['--import', 'tsx', join('cms', 'src', 'server', 'main.ts')]
  const built = join(root, 'cms', 'dist', 'server.js')
  if (!existsSync(built)) throw new Error('The product is not built: run `npm run build` first.')
  return [built]
}

type Data = Pick<Product, 'mongo' | 's3'> & { drop?: () => Promise<void> }

/**
 * Selects the production set-up's database and bucket: given ones, another product's, or new ones.
 */
async function chooseData({ setup, mongo, s3, sharesDataWith }: ProductOptions): Promise<Data> {
  if (setup === 'embedded') return {}
  if (sharesDataWith) return { mongo: sharesDataWith.mongo, s3: sharesDataWith.s3 }
  if (mongo && s3) return { mongo, s3 }
  const made = await createProductionData()
  return {
    mongo: mongo ?? { url: made.databaseUrl },
    s3: s3 ?? { settings: made.s3 },
    drop: () => made.drop(),
  }
}

/** Settings of the production set-up. */
export function productionEnv(databaseUrl: string, settings: S3Settings): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  }
}

async function waitUntilReady(url: string, server: ChildServer, timeoutMs: number) {
  let answer = 'no answer'
  try {
    await poll(
      async () => {
        if (server.ended()) return true
        const response = await fetch(`${url}/api/health/ready`, {
          signal: AbortSignal.timeout(5000),
        })
        answer = `${response.status} ${await response.text()}`
        return response.status === 200
      },
      { what: `${url}/api/health/ready`, timeoutMs },
    )
  } catch (error) {
    throw new Error(
      `The product was not ready after ${timeoutMs} ms (${answer}). Its log:\n${server.log()}`,
      { cause: error },
    )
  }
  const end = server.ended()
  if (end) throw new Error(`The product ended at its start (${end}). Its log:\n${server.log()}`)
}

/** Returns the resident memory of a process, in bytes. */
export async function readResidentMemory(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    if (!kilobytes) throw new Error(`/proc/${pid}/status has no VmRSS line`)
    return Number(kilobytes) * 1024
  }
  const { output } = await runCommand('ps', ['-o', 'rss=', '-p', String(pid)], { timeoutMs: 5000 })
  return Number(output.trim()) * 1024
}
