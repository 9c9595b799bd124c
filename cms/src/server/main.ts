import http from 'node:http'
import { setFlagsFromString } from 'node:v8'

import next from 'next'

import { env } from '../lib/env'
import { apiError } from '../lib/errors/apiErrors'
import { shutdown } from '../lib/process/shutdown'
import { log } from '../lib/log'
import { setRequestIdHeader } from '../lib/telemetry/requestContext'
import { importWebEntry } from './ssr/loadRenderer'
import { logConsole } from './logConsole'
import { startTelemetry } from './startTelemetry'
import { observeRequests } from './observeRequests'
import { storage } from '../media/storage'
import { createFrontDoor } from './frontDoor/createFrontDoor'
import { respondWithError } from './frontDoor/respondWithError'
import { shutDownGracefully } from './shutDownGracefully'
import { trackInFlight } from './trackInFlight'
import {
  createPanelFileHandler,
  createStaticFileHandler,
} from './frontDoor/createStaticFileHandler'
import { setHstsHeader } from '../lib/http/setHstsHeader'

const REQUEST_TIMEOUT_MS = 15 * 60_000
/** Longer than a proxy's keep-alive (nginx: 60 s): it never uses a connection that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/**
 * The terminal sends Ctrl+C to this process, and `npm start` forwards it; a later signal is a new
 * one.
 */
const SIGNAL_DEBOUNCE_MS = 1_000

// Times rendered on the server must match those rendered by browsers in France.
process.env.TZ = 'Europe/Paris'

// While the server starts, V8 may learn that objects of requests live long, and allocate them among the old objects from
// then on: a third fewer requests, and a full garbage collection each second (docs/decisions/154-no-pretenuring.md).
setFlagsFromString('--no-allocation-site-pretenuring')

// A development server prints to its terminal.
if (!env.isDevelopment) logConsole()

type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void

/** Until Next is loaded, every request gets a 503. */
let handleRequest: Handler = (req, res) => {
  setRequestIdHeader(res)
  setHstsHeader(res, env)
  respondWithError(req, res, apiError('service-unavailable'))
}

/** Node 24 makes no stream for a request without a body: a sixth less processor time for a page from memory. */
const serverOptions: http.ServerOptions & { optimizeEmptyRequests: boolean } = {
  optimizeEmptyRequests: true,
}

const observe = observeRequests(env)
const server = http.createServer(serverOptions, (req, res) => {
  observe(req, res)
  if (shutdown.signal.aborted) res.setHeader('Connection', 'close')
  handleRequest(req, res)
})
const inFlight = trackInFlight(server)
startTelemetry(env, inFlight)
// A chunk of 32 MiB takes minutes on a slow connection; Node's default timeout is five minutes.
server.requestTimeout = REQUEST_TIMEOUT_MS
server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
server.headersTimeout = KEEP_ALIVE_TIMEOUT_MS + 1_000

// Listens before anything else: a second start on the same port must change nothing.
await listen()

const app = next({
  dev: env.isDevelopment,
  dir: env.cmsDir,
  // Next requests pages of its own from here, at localhost:3000 by default.
  hostname: getLoopbackHost(),
  port: env.port,
  // Next adds a listener for WebSockets, which development needs; on the server, it would close each
  // connection whose request offers an upgrade. A server that never listens gets that listener
  // instead.
  httpServer: env.isDevelopment ? server : http.createServer(),
  turbopack: env.isDevelopment,
})
// Loads Next, which starts the boot (see src/instrumentation.ts).
await app.prepare()
// In development no page is cached, and there may be no build.
const { toCanonicalPageUrl } = env.isDevelopment
  ? { toCanonicalPageUrl: String }
  : await importWebEntry()
handleRequest = createFrontDoor(
  env,
  storage,
  createStaticFileHandler(env),
  createPanelFileHandler(env),
  app.getRequestHandler(),
  toCanonicalPageUrl,
  inFlight,
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
    // A development server does not wait: its hot-reload connections never end.
    if (env.isDevelopment) process.exit(0)
    void shutDownGracefully(server, inFlight, env)
  })
}

/** Host under which this process reaches its own port. */
function getLoopbackHost(): string {
  if (env.host === '0.0.0.0') return '127.0.0.1'
  return env.host === '::' ? '::1' : env.host
}

/** Listens on the port, or exits with a one-line error. */
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
