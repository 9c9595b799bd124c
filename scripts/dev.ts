import { spawn } from 'node:child_process'
import path from 'node:path'

import { createServer } from 'vite'

import { loadDotEnv, ROOT } from './environment'

/**
 * `npm run dev`: web on Vite with hot reload (http://localhost:5173), which hands the API, the panel
 * and the files on to cms, itself reloading, on PORT.
 */
loadDotEnv()
process.env.SITE_URL ??= 'http://localhost:5173'

const cms = spawn(process.execPath, ['--import', 'tsx', 'cms/src/server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
const vite = await createServer({ root: path.join(ROOT, 'web') })
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cms.kill('SIGTERM'))
cms.once('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)))
