import { createWriteStream, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listen, type LocalServer } from '../support/listen'
import { makeTempDir } from '../support/paths'

/** A Node server that writes the body of a PUT to a file with fsync, and nothing else. */
export async function startRawPut(): Promise<LocalServer> {
  const dir = makeTempDir('put')
  const server = createServer((req, res) => {
    pipeline(req, createWriteStream(join(dir, 'file'), { flush: true })).then(
      () => res.writeHead(201).end(),
      () => res.destroy(),
    )
  })
  const { url, port, stop } = await listen(server)
  return {
    url: `${url}/file`,
    port,
    async stop() {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
