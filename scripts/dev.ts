import { spawn, type ChildProcess } from 'node:child_process'

import { loadDotEnv, ROOT } from './environment'

/**
 * `npm run dev`: web on Vite with hot reload (http://localhost:5173), which hands the API, the panel
 * and the files on to cms, itself reloading, on PORT.
 */
loadDotEnv()

const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
const children: ChildProcess[] = [
  spawn(process.execPath, ['--import', 'tsx', 'cms/src/server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
  spawn('npm', ['run', 'dev', '--silent', '-w', 'web'], { cwd: ROOT, stdio: 'inherit', env }),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
