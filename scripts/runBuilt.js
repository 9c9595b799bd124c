import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `node scripts/runBuilt.js NAME [argument …]`: runs the built program cms/dist/NAME.js; builds it
 * first only when it is missing. An existing build is used even if the sources are newer: a server
 * that runs from it must not lose its files. Plain JavaScript, because the image has no tsx.
 */
const [name] = process.argv.splice(2, 1)
const program = path.resolve(import.meta.dirname, '..', 'cms', 'dist', `${name}.js`)

if (!existsSync(program)) {
  const { tsImport } = await import('tsx/esm/api')
  const { ensureBuilt } = await tsImport('./build.ts', import.meta.url)
  await ensureBuilt()
}
await import(pathToFileURL(program).href)
