import { request } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx, type Nginx } from '../support/nginx'

/**
 * Starts nginx with a page as one file, with the exact bytes of its compressed response: the upper
 * bound of any server.
 */
export async function startStaticCopy(url: string): Promise<Nginx> {
  const { body, encoding } = await fetchEncoded(url)
  return startNginx(({ port, dir }) => {
    const root = join(dir, 'page')
    mkdirSync(root)
    writeFileSync(join(root, 'index.html'), body)
    return `server {
      listen 127.0.0.1:${port};
      root ${root};
      types { text/html html; }
      charset utf-8;
      add_header Cache-Control no-cache;
      ${encoding ? `add_header Content-Encoding ${encoding};` : ''}
    }`
  })
}

function fetchEncoded(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const asking = request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? '',
        }),
      )
    })
    asking.once('error', reject)
    asking.end()
  })
}
