import { spawn } from 'node:child_process'

import { ensureBuilt } from './build'
import { loadDotEnv, processSettings, ROOT } from './environment'

/** `npm start`: builds what is missing or stale, then runs the server until it is stopped. */
loadDotEnv()
await ensureBuilt()

const server = spawn(process.execPath, ['cms/dist/server.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...processSettings, ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
