import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOnPath, fromEnv, runOrThrow } from '../support/commands'
import { installFolder } from '../support/installFolder'
import { makeTempDir } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild } from '../support/processes'
import type { S3Settings } from '../support/s3'

const VERSION = 'v2.8.0'

export type Tusd = { url: string; stop(): Promise<void> }

/** Starts tusd, the reference server of tus, on its own folder or on a bucket. */
export async function startTusd(s3?: S3Settings): Promise<Tusd> {
  const command = await findTusd()
  const dir = makeTempDir('tusd')
  const port = await freePort()
  const target = s3
    ? ['-s3-bucket', s3.bucket, '-s3-endpoint', s3.endpoint, '-s3-disable-content-hashes']
    : ['-upload-dir', dir]
  const server = startChild({
    name: 'tusd',
    command,
    args: ['-host', '127.0.0.1', '-port', String(port), '-base-path', '/files/', ...target],
    env: {
      PATH: process.env.PATH,
      HOME: dir,
      AWS_REGION: s3?.region,
      AWS_ACCESS_KEY_ID: s3?.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3?.secretAccessKey,
    },
  })
  const url = `http://127.0.0.1:${port}/files/`
  await poll(async () => (await fetch(url, { method: 'OPTIONS' })).ok, {
    what: `tusd to answer (${server.log()})`,
  })
  return {
    url,
    async stop() {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Path of tusd: TUSD_BINARY, PATH, an earlier build, or a new build with Go. */
async function findTusd(): Promise<string> {
  const found = fromEnv('TUSD_BINARY') ?? findOnPath('tusd')
  if (found) return found
  return join(await installFolder(`go/tusd@${VERSION}`, buildTusd), 'tusd')
}

/** Builds tusd into a folder. `go install` rejects its module, which has replacements: it is built as a dependency. */
async function buildTusd(dir: string): Promise<void> {
  const go = findOnPath('go')
  if (!go)
    throw new Error('tusd is missing: set TUSD_BINARY, or install Go so that it can be built.')
  writeFileSync(
    join(dir, 'go.mod'),
    `module bench\n\ngo 1.24\n\nrequire github.com/tus/tusd/v2 ${VERSION}\n`,
  )
  for (const args of [
    ['get', `github.com/tus/tusd/v2/cmd/tusd@${VERSION}`],
    ['build', '-o', 'tusd', 'github.com/tus/tusd/v2/cmd/tusd'],
  ])
    await runOrThrow(go, args, { cwd: dir, env: { GOFLAGS: '-mod=mod' } })
}
