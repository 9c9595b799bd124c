import { setMaxListeners } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeImage } from '../../factories/image'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { drawMagazine } from '../drawMagazine'
import { createBrowser } from './createBrowser'
import { createRecorder, type Recorder } from './recorder'
import type { VisitedServers } from './startVisitedSite'
import { trackMemory, type MemoryTrack } from './trackMemory'
import { visit, type VisitedSite } from './visit'
import { waitUntilRead } from './waitUntilRead'

const NUMERO = 900
/** Pages of the published PDF, in a long and in a short run. */
const PAGES = { long: 60, short: 4 }
const LONG_SECONDS = 300
const SEEN_LIMIT_MS = 30_000

/** Over which the visitors arrive, as a share of the run; not measured. */
const ARRIVAL = 0.05
const MEAN_THINK_MS = 4_000
const MAX_THINK_MS = 15_000
/** How many visits begin with the cache of the visit before. */
const RETURNING = 0.4

/** Times in milliseconds of `performance.now()`. */
export type Publication = {
  pages: number
  began: number
  published: number
  /** When the list that visitors get had the issue. */
  seen: number
  /** When its online reading was ready. */
  ready: number
}

export type VisitorsRun = {
  recorder: Recorder
  publication: Publication
  began: number
  ended: number
  memory: MemoryTrack[]
  countedOpenings: number
  /** Processor time of this process ÷ time. */
  generatorShare: number
  generatorDelayMs: number
}

/** Lets visitors come for some time, publishes an issue in the middle, and counts afterwards. */
export async function runVisitors(
  servers: VisitedServers,
  { visitors, seconds }: { visitors: number; seconds: number },
): Promise<VisitorsRun> {
  const pages = seconds >= LONG_SECONDS ? PAGES.long : PAGES.short
  const [pdf, cover] = [await drawMagazine(pages), await makeCover()]
  const recorder = createRecorder()
  const site: VisitedSite = { numeros: servers.numeros }
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  const ms = seconds * 1000
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const [started, processor] = [performance.now(), process.cpuUsage()]
  const crowd = Array.from({ length: visitors }, async (_, index) => {
    await pause((ms * ARRIVAL * index) / visitors, over.signal)
    await comeAndGo(servers.url, index, { site, recorder, over: over.signal })
  })
  await sleep(ms * ARRIVAL)
  const began = performance.now()
  const memory = trackMemory(servers.products)
  let publication: Publication
  let tracks: MemoryTrack[]
  try {
    await sleep(ms * (0.5 - ARRIVAL))
    memory.markMiddle()
    publication = await publish(servers, site, { pdf, cover, pages })
    await sleep(Math.max(0, started + ms - performance.now()))
  } finally {
    over.abort()
    await Promise.all(crowd)
    tracks = await memory.stop()
  }
  const ended = performance.now()
  const { user, system } = process.cpuUsage(processor)
  return {
    recorder,
    publication,
    began,
    ended,
    memory: tracks,
    countedOpenings: await countOpenings(servers.administrator),
    generatorShare: (user + system) / 1000 / (ended - started),
    generatorDelayMs: delay.percentile(99) / 1e6,
  }
}

type Crowd = { site: VisitedSite; recorder: Recorder; over: AbortSignal }

/** One visitor after the other in the same place, some with what the browser kept. */
async function comeAndGo(url: string, index: number, { site, recorder, over }: Crowd) {
  const think = () => pause(Math.min(MAX_THINK_MS, -MEAN_THINK_MS * Math.log(Math.random())), over)
  const open = (visits: number) => {
    const address = `10.${visits % 250}.${index % 250}.${1 + Math.floor(index / 250)}`
    return createBrowser(url, address, recorder)
  }
  let browser = open(0)
  for (let visits = 1; !over.aborted; visits += 1) {
    await visit({ site, browser, recorder, think }).catch(ignoreEnd)
    await think().catch(ignoreEnd)
    if (Math.random() < RETURNING) continue
    browser.close()
    browser = open(visits)
  }
  browser.close()
}

/** The end of the run, while a visitor looks at a page. */
class RunIsOver extends Error {}

function ignoreEnd(error: unknown): void {
  if (!(error instanceof RunIsOver)) throw error
}

async function pause(ms: number, over: AbortSignal): Promise<void> {
  // Rejected by the signal alone, which the next line tells.
  await sleep(ms, undefined, { signal: over }).catch(() => undefined)
  if (over.aborted) throw new RunIsOver()
}

type Files = { pdf: Buffer; cover: Buffer; pages: number }

async function publish(
  { url, administrator }: VisitedServers,
  site: VisitedSite,
  { pdf, cover, pages }: Files,
): Promise<Publication> {
  const began = performance.now()
  const issue = { numero: NUMERO, titre: 'Danses', dateParution: '2026-11-20', pdf, cover }
  const { id } = await publishRegard(administrator, issue)
  const published = performance.now()
  const [seen] = await Promise.all([
    waitUntilSeen(url).then((at) => {
      site.newest = NUMERO
      return at
    }),
    waitUntilRead(administrator, id),
  ])
  return { pages, began, published, seen, ready: performance.now() }
}

async function waitUntilSeen(url: string): Promise<number> {
  const visitor = client(url)
  const deadline = performance.now() + SEEN_LIMIT_MS
  for (;;) {
    const { text } = await visitor.get('/regards')
    if (text.includes(`/regards/${NUMERO}`)) return performance.now()
    if (performance.now() > deadline) throw new Error('Visitors do not see the new issue')
    await sleep(100)
  }
}

/** A cover of the size that administrators upload. */
const makeCover = () => makeImage('jpeg', { width: 1240, height: 1754 })

async function countOpenings(administrator: Client): Promise<number> {
  type Counted = { nombreDeVue: number; nombreDeTelechargement: number }
  const { json } = await administrator.get<{ docs: Counted[] }>('/api/regards?limit=100&depth=0')
  return json.docs.reduce(
    (sum, { nombreDeVue, nombreDeTelechargement }) => sum + nombreDeVue + nombreDeTelechargement,
    0,
  )
}
