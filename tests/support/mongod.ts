import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { MongoMemoryReplSet, MongoMemoryServer } from 'mongodb-memory-server-core'
import { findTool } from './findTool'
import { makeTempDir } from './paths'
import { freePort } from './ports'
import { killAtExit } from './processes'
import { tools } from './tools'

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
const START_LIMIT_MS = 90_000

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
  const binary = { systemBinary: await findTool(tools.mongod) }
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
    const end = once(mongod, 'exit')
    // An interruption by the keyboard ends it too.
    if (mongod.kill('SIGKILL')) await end
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
