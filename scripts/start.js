import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * `npm start`, or `node scripts/start.js`: runs the server until it is stopped. Builds what is missing
 * or stale first, where the sources are; the archive of `npm run pack` has the build alone. Plain
 * JavaScript, because that archive has no tsx.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const settingsFile = path.join(ROOT, '.env')
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

if (existsSync(path.join(ROOT, 'scripts', 'build.ts'))) {
  const { tsImport } = await import('tsx/esm/api')
  const { ensureBuilt } = await tsImport('./build.ts', import.meta.url)
  await ensureBuilt()
}

const processSettings = createRequire(import.meta.url)('./processSettings.json')
const server = spawn(process.execPath, ['cms/dist/server.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...processSettings, ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.once('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
