import http from 'node:http'

import next from 'next'

import { bootState } from '../boot/state'
import { log } from '../log'
import { env } from '../env'
import { storage } from '../storage'
import { createFrontDoor } from './frontDoor'
import { createStaticFiles } from './staticFiles'

const SHUTDOWN_MS = 10_000
const REQUEST_MS = 15 * 60_000

const server = http.createServer()
// A chunk of 32 MiB over a slow line takes minutes; Node's default of five would cut it.
server.requestTimeout = REQUEST_MS

const app = next({
  dev: env.isDevelopment,
  dir: env.cmsDir,
  httpServer: server,
  turbopack: env.isDevelopment,
})
await app.prepare()

const application = app.getRequestHandler()
const frontDoor = createFrontDoor(env, storage, createStaticFiles(env), application)
server.on('request', (req, res) => void frontDoor(req, res))

server.listen(env.port, env.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  log.info({ port }, 'À l’écoute')
  // The first probe loads the application, which starts the boot (see boot/boot.ts).
  void fetch(`http://127.0.0.1:${port}/api/health/ready`).catch((error: unknown) =>
    log.error({ err: error }, 'La première sonde a échoué'),
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'Arrêt demandé')
    bootState().ready = false
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
  })
}
