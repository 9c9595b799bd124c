import http from 'node:http'

import next from 'next'

import { env } from '../env'
import { serviceUnavailable } from '../errors/houseErrors'
import { stopping } from '../jobs/stopping'
import { log } from '../log'
import { importWebEntry } from '../site/importWebEntry'
import { storage } from '../storage'
import { createFrontDoor } from './frontDoor'
import { sendFailure } from './sendFailure'
import { shutDown } from './shutDown'
import { createStaticFiles } from './staticFiles'
import { setTransportSecurity } from './transportSecurity'
import { tuneEngine } from './tuneEngine'

const REQUEST_MS = 15 * 60_000
/** Longer than a proxy keeps a connection (nginx: 60 s), or it sends a request on one that just ends. */
const KEEP_ALIVE_MS = 75_000
/** Ctrl+C reaches this process from the terminal, and again from `npm start`; later it is another one. */
const ONE_KEYSTROKE_MS = 1_000

tuneEngine()
// The panel's server-rendered times must equal those that browsers in France render.
process.env.TZ = 'Europe/Paris'

type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void

/** Until the application is loaded, whoever comes is asked to come back. */
let answer: Handler = (req, res) => sendFailure(req, res, serviceUnavailable())

/** The responses under way. */
const responses = new Set<http.ServerResponse>()

const server = http.createServer((req, res) => {
  responses.add(res)
  res.once('close', () => responses.delete(res))
  if (stopping.signal.aborted) res.setHeader('Connection', 'close')
  setTransportSecurity(res, env)
  answer(req, res)
})
// A chunk of 32 MiB over a slow line takes minutes; Node's default of five would cut it.
server.requestTimeout = REQUEST_MS
server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1_000

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
// While sources change no page is cached, and there may be no build.
const { toPageAddress } = env.isDevelopment ? { toPageAddress: String } : await importWebEntry()
answer = createFrontDoor(
  env,
  storage,
  createStaticFiles(env),
  app.getRequestHandler(),
  toPageAddress,
)

let askedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > ONE_KEYSTROKE_MS) process.exit(1)
      return
    }
    askedAt = performance.now()
    log.info({ signal }, 'Arrêt demandé')
    // A developer's server has nobody to wait for, and connections of its own that never end.
    if (env.isDevelopment) process.exit(0)
    void shutDown(server, responses, env)
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
