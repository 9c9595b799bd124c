import { createWriteStream, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeTempDir } from '../support/paths'

export type RawPut = { url: string; stop(): Promise<void> }

/** A Node server that writes the body of a PUT to a file with fsync, and nothing else. */
export async function startRawPut(): Promise<RawPut> {
  const dir = makeTempDir('put')
  const server = createServer((req, res) => {
    pipeline(req, createWriteStream(join(dir, 'file'), { flush: true })).then(
      () => res.writeHead(201).end(),
      () => res.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
