import http from 'node:http'

import next from 'next'

import { bootState } from '../boot/state'
import { env } from '../env'
import { serviceUnavailable } from '../errors/houseErrors'
import { stopping } from '../jobs/stopping'
import { log } from '../log'
import { storage } from '../storage'
import { createFrontDoor } from './frontDoor'
import { sendFailure } from './sendFailure'
import { createStaticFiles } from './staticFiles'
import { tuneEngine } from './tuneEngine'

const SHUTDOWN_MS = 10_000
const REQUEST_MS = 15 * 60_000

tuneEngine()

type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void

/** Until the application is loaded, whoever comes is asked to come back. */
let answer: Handler = (req, res) => sendFailure(req, res, serviceUnavailable())

const server = http.createServer((req, res) => answer(req, res))
// A chunk of 32 MiB over a slow line takes minutes; Node's default of five would cut it.
server.requestTimeout = REQUEST_MS

// First of all the port: a second start on the same one must change nothing.
await listen()

const app = next({
  dev: env.isDevelopment,
  dir: env.cmsDir,
  httpServer: server,
  turbopack: env.isDevelopment,
})
// Loads the application, which starts the boot (see src/instrumentation.ts).
await app.prepare()
answer = createFrontDoor(env, storage, createStaticFiles(env), app.getRequestHandler())

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'Arrêt demandé')
    bootState().ready = false
    const worksEnd = stopping.stop()
    server.close(() => void worksEnd.then(() => process.exit(0)))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
  })
}

/** Listens, or ends the process with one line that says why not. */
function listen(): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'ce port est déjà pris' : error.message
      process.stderr.write(`Impossible d’écouter sur ${env.host}:${env.port} : ${reason}\n`)
      process.exit(1)
    })
    server.listen(env.port, env.host, () => {
      log.info({ host: env.host, port: env.port }, 'À l’écoute')
      resolve()
    })
  })
}
