import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processSettings } from '../../scripts/environment'
import { runCommand } from './commands'
import { startMongo, type Mongo } from './mongod'
import { makeTempDir, repoRoot } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer, type Environment } from './processes'
import { startS3, type S3, type S3Settings } from './s3'
import { accounts, type Setup } from './setups'

const READY_LIMIT_MS = 90_000

export type ProductOptions = {
  setup: Setup
  /** Settings beside (or in place of) those of the tests. */
  env?: Environment
  /** Use these servers, which the caller stops: so can several processes share one database. */
  mongo?: Mongo
  s3?: S3
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
  /** Its servers, in the production set-up. */
  mongo?: Mongo
  s3?: S3
  /** What it printed so far. */
  log(): string
  /** How its process ended; undefined while it runs. */
  ended(): string | undefined
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
  /** Stops it (SIGTERM, which must be enough) and its own servers, and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts the built product and waits until it is ready.
 * @throws with its log when it ends, or is not ready after 90 seconds.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { setup } = options
  const entry = join(repoRoot, 'cms', 'dist', 'server.js')
  if (!existsSync(entry)) throw new Error('The product is not built: run `npm run build` first.')

  const home = makeTempDir(setup)
  const dataDir = join(home, 'data')
  const mediaDir = join(home, 'media')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const isProduction = setup === 'production'
  const mongo = isProduction
    ? (options.mongo ?? (await startMongo({ replicaSet: true })))
    : undefined
  const s3 = isProduction ? (options.s3 ?? (await startS3())) : undefined

  const env: Environment = {
    ...processSettings,
    PATH: process.env.PATH,
    HOME: home,
    TZ: 'Europe/Paris',
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    DEMO: '0',
    ADMIN_EMAIL: accounts.administrateur.email,
    ADMIN_PASSWORD: accounts.administrateur.password,
    LOG_LEVEL: 'info',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...(mongo && s3 ? productionEnv(mongo.url, s3.settings) : {}),
    ...options.env,
  }

  const launch = () =>
    startChild({
      name: `the product (${setup})`,
      command: process.execPath,
      args: [entry],
      cwd: repoRoot,
      env,
    })
  let server = launch()
  let earlierLog = ''
  const log = () => earlierLog + server.log()
  const ready = (timeoutMs = READY_LIMIT_MS) => waitUntilReady(url, server, timeoutMs)
  const stopServers = async () => {
    if (!options.s3) await s3?.stop()
    if (!options.mongo) await mongo?.stop()
    rmSync(home, { recursive: true, force: true })
  }

  if (options.waitUntilReady !== false) {
    try {
      await ready()
    } catch (error) {
      await server.kill()
      await stopServers()
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
    ended: () => server.ended(),
    memory: () => residentMemory(server.pid),
    ready,
    kill: () => server.kill(),
    pause: () => server.pause(),
    resume: () => server.resume(),
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
        await stopServers()
      }
    },
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
export async function residentMemory(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    if (!kilobytes) throw new Error(`/proc/${pid}/status has no VmRSS line`)
    return Number(kilobytes) * 1024
  }
  const { output } = await runCommand('ps', ['-o', 'rss=', '-p', String(pid)], { timeoutMs: 5000 })
  return Number(output.trim()) * 1024
}
