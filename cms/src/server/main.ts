import http from 'node:http'

import next from 'next'

import { env } from '../lib/env'
import { serviceUnavailable } from '../lib/errors/apiErrors'
import { shutdown } from '../lib/process/shutdown'
import { log } from '../lib/log'
import { importWebEntry } from './ssr/importWebEntry'
import { storage } from '../media/storage'
import { createFrontDoor } from './frontDoor/createFrontDoor'
import { respondWithError } from './frontDoor/respondWithError'
import { shutDownGracefully } from './shutDownGracefully'
import { createStaticFileHandler } from './frontDoor/createStaticFileHandler'
import { setHstsHeader } from '../lib/http/setHstsHeader'
import { tuneV8 } from './tuneV8'

const REQUEST_TIMEOUT_MS = 15 * 60_000
/** Longer than a proxy keeps a connection (nginx: 60 s), or it sends a request on one that just ends. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** Ctrl+C reaches this process from the terminal, and again from `npm start`; later it is another one. */
const SIGNAL_DEBOUNCE_MS = 1_000

tuneV8()
// The panel's server-rendered times must equal those that browsers in France render.
process.env.TZ = 'Europe/Paris'

type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void

/** Until the application is loaded, whoever comes is asked to come back. */
let handleRequest: Handler = (req, res) => respondWithError(req, res, serviceUnavailable())

/** The responses under way. */
const responses = new Set<http.ServerResponse>()

const server = http.createServer((req, res) => {
  responses.add(res)
  res.once('close', () => responses.delete(res))
  if (shutdown.signal.aborted) res.setHeader('Connection', 'close')
  setHstsHeader(res, env)
  handleRequest(req, res)
})
// A chunk of 32 MiB over a slow line takes minutes; Node's default of five would cut it.
server.requestTimeout = REQUEST_TIMEOUT_MS
server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
server.headersTimeout = KEEP_ALIVE_TIMEOUT_MS + 1_000

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
const { toCanonicalPageUrl } = env.isDevelopment
  ? { toCanonicalPageUrl: String }
  : await importWebEntry()
handleRequest = createFrontDoor(
  env,
  storage,
  createStaticFileHandler(env),
  app.getRequestHandler(),
  toCanonicalPageUrl,
)

let shutdownRequestedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (shutdownRequestedAt !== undefined) {
      if (performance.now() - shutdownRequestedAt > SIGNAL_DEBOUNCE_MS) process.exit(1)
      return
    }
    shutdownRequestedAt = performance.now()
    log.info({ signal }, 'Arrêt demandé')
    // A developer's server has nobody to wait for, and connections of its own that never end.
    if (env.isDevelopment) process.exit(0)
    void shutDownGracefully(server, responses, env)
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
