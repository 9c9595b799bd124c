import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processSettings } from '../../scripts/environment'
import { runCommand } from './commands'
import type { Mongo } from './mongod'
import { makeTempDir, repoRoot } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer, type Environment } from './processes'
import type { S3, S3Settings } from './s3'
import { accounts, type Setup } from './setups'
import { createProductionData } from './sharedServers'

const READY_LIMIT_MS = 90_000
/** More than the product takes at most to finish what it has begun. */
const END_LIMIT_MS = 60_000

export type ProductOptions = {
  setup: Setup
  /** Settings beside (or in place of) those of the tests. */
  env?: Environment
  /** Servers of its own, which the caller stops, for tests that end or freeze them. */
  mongo?: Pick<Mongo, 'url'>
  s3?: Pick<S3, 'settings'>
  /** Another process of this product: on the same database and the same files. */
  sharesDataWith?: Product
  /** The Node that runs it; left out, that of its set-up. */
  node?: string
  /** Do not wait until it is ready: for tests of a start that cannot succeed at once. */
  waitUntilReady?: boolean
}

/** A running product: the built code in a process of its own, with storage of its own. */
export type Product = {
  setup: Setup
  /** Its address, without a slash at the end. */
  url: string
  port: number
  /** Where the embedded set-up keeps its database and its files. */
  dataDir: string
  mediaDir: string
  /** Its database and its bucket, in the production set-up. */
  mongo?: Pick<Mongo, 'url'>
  s3?: Pick<S3, 'settings'>
  /** What it printed so far. */
  log(): string
  /** How its process ended; undefined while it runs. */
  exitReason(): string | undefined
  /** Resident memory of its process, in bytes. */
  memory(): Promise<number>
  /** Waits for GET /api/health/ready to be 200. */
  ready(timeoutMs?: number): Promise<void>
  /** Ends its process at once, as a power cut would. */
  kill(): Promise<void>
  /** Freezes its process; `kill` still ends it. */
  pause(): void
  /** Lets its frozen process go on. */
  resume(): void
  /** Ends its process (if it still runs) and starts it again on the same port and data. */
  restart(): Promise<void>
  /** Asks its process to end (SIGTERM), and waits until it did; its data stay. */
  end(): Promise<void>
  /** Stops it (SIGTERM, which must be enough), and deletes the data that no other product has. */
  stop(): Promise<void>
}

/**
 * Starts the built product and waits until it is ready.
 * @throws with its log when it ends, or is not ready after 90 seconds.
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
    // The image's clock, wherever the tests run: what people see as days are days in France all the same.
    TZ: 'UTC',
    NODE_ENV: isDev ? 'development' : 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    DEMO: '0',
    ADMIN_EMAIL: accounts.administrateur.email,
    ADMIN_PASSWORD: accounts.administrateur.password,
    LOG_LEVEL: 'info',
    // What a test left open must not hold up its end.
    SHUTDOWN_SECONDS: '10',
    SHUTDOWN_NOTICE_SECONDS: '0',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...(mongo && s3 ? productionEnv(mongo.url, s3.settings) : {}),
    ...options.env,
  }

  const launch = () =>
    startChild({
      name: `the product (${setup})`,
      command: options.node ?? getNodePath(setup),
      args: getEntryArgs(),
      cwd: repoRoot,
      env,
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
    end: () => server.stop(END_LIMIT_MS),
    async restart() {
      await server.stop()
      earlierLog = log()
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

/** Whether the product runs from its sources, as `npm run dev` does, in place of the build. */
const isDev = process.env.TEST_DEV === '1'

/**
 * The image's Node for the production set-up, where `npm test` found or fetched it; else the one that
 * runs the tests, which `npm start` uses too.
 */
export const getNodePath = (setup: Setup): string =>
  (setup === 'production' && !isDev && process.env.NODE24_BINARY) || process.execPath

/** What Node runs. @throws when it is not built */
function getEntryArgs(): string[] {
  if (isDev) return ['--import', 'tsx', join('cms', 'src', 'server', 'main.ts')]
  const built = join(repoRoot, 'cms', 'dist', 'server.js')
  if (!existsSync(built)) throw new Error('The product is not built: run `npm run build` first.')
  return [built]
}

type Data = Pick<Product, 'mongo' | 's3'> & { drop?: () => Promise<void> }

/** The database and the bucket of the production set-up: given ones, another process's, or new ones. */
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

/** The settings that make the production set-up. */
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

/** Resident memory of a process, in bytes. */
export async function readResidentMemory(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    if (!kilobytes) throw new Error(`/proc/${pid}/status has no VmRSS line`)
    return Number(kilobytes) * 1024
  }
  const { output } = await runCommand('ps', ['-o', 'rss=', '-p', String(pid)], { timeoutMs: 5000 })
  return Number(output.trim()) * 1024
}
