import { spawn } from 'node:child_process'
import path from 'node:path'

import { createServer } from 'vite'

import { loadDotEnv, ROOT } from './environment'

/**
 * `npm run dev`: runs Vite for web with hot reload (http://localhost:5173, or WEB_PORT), which
 * proxies the API, the panel and the files to cms, which reloads too, on PORT.
 */
loadDotEnv()
process.env.SITE_URL ??= `http://localhost:${process.env.WEB_PORT ?? 5173}`

const cms = spawn(process.execPath, ['--import', 'tsx', 'cms/src/server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cms.kill('SIGTERM'))
cms.once('exit', (code) => process.exit(process.exitCode ?? code ?? 0))

try {
  const vite = await createServer({ root: path.join(ROOT, 'web') })
  await vite.listen()
  vite.printUrls()
} catch (error) {
  // The usual error: the port is in use. Stops every process started here.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  cms.kill('SIGTERM')
}
