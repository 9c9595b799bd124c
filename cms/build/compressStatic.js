import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/**
 * Compresses the scripts and styles of the panel at build time, as Vite does with those of the site:
 * a file `a.js` gets `a.js.br` and `a.js.gz` beside it, which the front door serves. Part of
 * `npm run build -w cms`; plain JavaScript, like next.config.js.
 */
const folder = path.resolve(import.meta.dirname, '../.next/static')
const MIN_BYTES = 512

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|css|svg)$/.test(name))
  .map((name) => path.join(folder, name))
await Promise.all(files.map(compress))

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < MIN_BYTES) return
  writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, await brotli(bytes))
}
