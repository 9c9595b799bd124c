import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { findTool } from './findTool'
import { makeTempDir } from './paths'
import { freePort, poll } from './ports'
import { startChild, type ChildServer } from './processes'
import { tools } from './tools'

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
  const versitygw = await findTool(tools.versitygw)
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
    { what: 'versitygw and its bucket' },
  )
  const end = server.ended()
  if (end) throw new Error(`versitygw ended at its start (${end}). Its log:\n${server.log()}`)
}
