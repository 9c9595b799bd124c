import { mkdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { findOnPath, fromEnv, isExecutable, failureLine, runCommand } from './commands'
import { makeTempDir, toolDir } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer } from './processes'

const VERSITYGW_VERSION = 'v1.8.0'

/**
 * The path of versitygw, an S3 server. Looks for VERSITYGW_BINARY, then on PATH, in Go's own
 * folder of programs, and for one that an earlier run built; else builds one with Go.
 * @throws one line that says what is missing and how to get it.
 */
export async function findVersitygw(): Promise<string> {
  const built = join(toolDir('go-bin'), 'versitygw')
  const found =
    fromEnv('VERSITYGW_BINARY') ??
    findOnPath('versitygw') ??
    [join(homedir(), 'go', 'bin', 'versitygw'), built].find(isExecutable)
  if (found) return found

  const howTo =
    'install Go (1.25 or later) so that it can be built, or set VERSITYGW_BINARY to the path of ' +
    `a versitygw (github.com/versity/versitygw, ${VERSITYGW_VERSION}).`
  const go = findOnPath('go')
  if (!go) throw new Error(`versitygw, the S3 server of the tests, is missing: ${howTo}`)

  const result = await runCommand(
    go,
    ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSITYGW_VERSION}`],
    { timeoutMs: 10 * 60_000, env: { GOBIN: toolDir('go-bin'), GOFLAGS: '' } },
  )
  if (result.ok && isExecutable(built)) return built
  throw new Error(
    `versitygw, the S3 server of the tests, is missing (go install: ${failureLine(result.output)}): ` +
      howTo,
  )
}

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3 = {
  settings: S3Settings
  /** A client with the rights of the bucket's owner. The caller destroys it. */
  client(): S3Client
  /** Freezes the server: it keeps its connections, and answers none. */
  pause(): void
  resume(): void
  /** Ends it at once; the objects stay. */
  kill(): Promise<void>
  /** Starts it again after {@link kill}, on the same port and the same objects. */
  restart(): Promise<void>
  /** Stops it and deletes its objects. */
  stop(): Promise<void>
}

/**
 * Starts a real S3 server on 127.0.0.1 that keeps its objects in a folder of its own, with one
 * empty bucket.
 * @throws when there is no versitygw, or it does not answer within 30 seconds.
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
  // Metadata in files beside the objects: the temporary folder need not support xattrs.
  const folders = { objects: join(dir, 'objects'), metadata: join(dir, 'metadata') }
  for (const folder of Object.values(folders)) mkdirSync(folder)

  const client = () =>
    new S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      forcePathStyle: true,
      credentials: settings,
      maxAttempts: 1,
    })
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
    await waitForBucket(server, client(), settings)
  }
  await start()

  return {
    settings,
    client,
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

async function waitForBucket(server: ChildServer, client: S3Client, { bucket }: S3Settings) {
  try {
    await poll(
      async () => {
        if (server.ended()) return true
        const names = { Bucket: bucket }
        const isThere = await client.send(new HeadBucketCommand(names)).then(
          () => true,
          (error: unknown) => {
            if (error instanceof NotFound) return false
            throw error
          },
        )
        if (!isThere) await client.send(new CreateBucketCommand(names))
        return true
      },
      { what: 'versitygw and its bucket', timeoutMs: 30_000 },
    )
  } finally {
    client.destroy()
  }
  const end = server.ended()
  if (end) throw new Error(`versitygw ended at its start (${end}). Its log:\n${server.log()}`)
}
