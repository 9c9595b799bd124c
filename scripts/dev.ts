import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { loadDotEnv, ROOT } from './environment'

/**
 * `npm run dev`: web on Vite with hot reload (http://localhost:5173), which hands the API, the panel
 * and the files on to cms, itself reloading, on PORT.
 */
loadDotEnv()

const VITE_URL = 'http://localhost:5173'

const env = {
  ...process.env,
  NODE_ENV: 'development' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: process.env.SITE_URL ?? VITE_URL,
}
const run = (cwd: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: path.join(ROOT, cwd), stdio: 'inherit', env })

const children = [
  run('.', '--import', 'tsx', 'cms/src/server/main.ts'),
  run('web', path.join(ROOT, 'node_modules/vite/bin/vite.js')),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
