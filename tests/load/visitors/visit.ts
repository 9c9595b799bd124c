import { readText, type Answer, type Browser } from './createBrowser'
import type { Recorder } from './recorder'

/** What visitors know of the site. */
export type VisitedSite = {
  /** Issues that are read online. */
  numeros: number[]
  /** An issue published during the run: every second visitor wants it. */
  newest?: number
}

export type Visit = {
  site: VisitedSite
  browser: Browser
  recorder: Recorder
  /** Waits as long as somebody looks at a page. @throws when the run is over */
  think: () => Promise<void>
}

const LIST = '/api/regards?sort=-dateParution%2C-numero&depth=1&limit=25&page=1'
const PAGES = ['/', '/regards', '/a-propos/historique', '/a-propos/qui-sommes-nous', '/recherche']
const POPULAR = ['danse', 'bal', 'costume', 'ronde', 'bourrée', 'vielle', 'noces', 'dentelle']
const LONGEST_VISIT = 8
/** Pictures of a page that are in view, or scrolled to. */
const PICTURES = 8
const CHUNK_BYTES = 65_536

/** One visit: a page reached from elsewhere, then a few more. @throws when the run is over */
export async function visit(visitor: Visit): Promise<void> {
  await openPage(visitor, pick([...PAGES, `/regards/${pickNumero(visitor)}`]))
  const steps = 2 + Math.floor(Math.random() * LONGEST_VISIT)
  for (let step = 0; step < steps; step += 1) {
    await visitor.think()
    await pick(WEIGHTED_STEPS)(visitor)
  }
}

const WEIGHTED_STEPS = [
  ...[openList, openList, openIssue, openIssue, readOnline, readOnline],
  ...[readOnline, openPdf, download, search, search, openOther],
]

function openOther(visitor: Visit): Promise<void> {
  return openPage(visitor, pick(PAGES))
}

/** The list of issues, inside the application. */
async function openList({ browser }: Visit): Promise<void> {
  const answer = await browser.get('API', LIST)
  if (!answer) return
  const covers = [...readText(answer).matchAll(/"url":"(\/media\/[^"]+-720\.[a-z]+)"/g)]
  await Promise.all(covers.slice(0, PICTURES).map(([, url = '']) => browser.get('file', url)))
}

function openIssue(visitor: Visit): Promise<void> {
  return openPage(visitor, `/regards/${pickNumero(visitor)}`)
}

/** The reader: its page, one counted view, and some pages of the issue with their words. */
async function readOnline(visitor: Visit): Promise<void> {
  const { browser, recorder } = visitor
  const numero = pickNumero(visitor)
  await openPage(visitor, `/regards/${numero}/lire`)
  const [counted, answer] = await Promise.all([
    browser.send('opening', 'POST', `/api/regards/numero/${numero}/vue`),
    browser.get('API', `/api/regards/numero/${numero}/lecture`),
  ])
  if (counted) recorder.counts.acknowledgedOpenings += 1
  const pages = answer ? toPages(answer) : []
  for (const { picture, words } of pages.slice(0, 2 + Math.floor(Math.random() * 6))) {
    await Promise.all([browser.get('file', picture), browser.get('file', words)])
    await visitor.think()
  }
}

type Reading = { pages: { images: { url: string; largeur: number }[]; couche: string }[] }

function toPages(answer: Answer): { picture: string; words: string }[] {
  const { pages } = JSON.parse(readText(answer)) as Reading
  return pages.map(({ images, couche }) => ({
    picture: images.find(({ largeur }) => largeur >= 1080)?.url ?? images.at(-1)?.url ?? couche,
    words: couche,
  }))
}

/** The PDF in the browser's viewer, which asks for ranges. */
async function openPdf(visitor: Visit): Promise<void> {
  const url = await followOpening(visitor, `/regards/${pickNumero(visitor)}/pdf`)
  for (let part = 0; url && part < 2; part += 1) {
    const from = part * CHUNK_BYTES
    const range = `bytes=${from}-${from + CHUNK_BYTES - 1}`
    await visitor.browser.send('file', 'GET', url, { range })
  }
}

async function download(visitor: Visit): Promise<void> {
  const url = await followOpening(visitor, `/regards/${pickNumero(visitor)}/telechargement`)
  if (url) await visitor.browser.send('file', 'GET', url)
}

/** @returns the URL of the file to which a counted opening redirects */
async function followOpening({ browser, recorder }: Visit, path: string) {
  const answer = await browser.send('opening', 'GET', path)
  if (!answer) return undefined
  const { location = '' } = answer.headers
  if (location.startsWith('/media/')) {
    recorder.counts.acknowledgedOpenings += 1
    return location
  }
  recorder.fail(`GET ${path}: redirected to ${location}`)
  return undefined
}

/** A search, mostly for what others search too. */
async function search({ browser }: Visit): Promise<void> {
  const words = Math.random() < 0.7 ? [pick(POPULAR)] : [pick(POPULAR), String(randomYear())]
  await browser.get('search', `/api/recherche?${new URLSearchParams({ q: words.join(' ') })}`)
}

const randomYear = () => 1000 + Math.floor(Math.random() * 9000)

/** A page from its address: its HTML, then what it needs. */
async function openPage({ browser }: Visit, path: string): Promise<void> {
  const answer = await browser.get('page', path)
  if (!answer) return
  const { assets, pictures } = listResources(answer)
  await Promise.all([
    browser.get('API', '/api/users/me'),
    ...assets.map((url) => browser.get('asset', url)),
    ...pictures.map((url) => browser.get('file', url)),
  ])
}

type Resources = { assets: string[]; pictures: string[] }

/** Parsed once for each page, not for each visitor: the generator has little of the processor. */
const resourcesByTag = new Map<string, Resources>()

function listResources(answer: Answer): Resources {
  const tag = answer.headers.etag ?? ''
  const known = resourcesByTag.get(tag)
  if (known) return known
  const html = readText(answer)
  const found = {
    assets: [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g))],
    pictures: [...html.matchAll(/<img[^>]*? src="(\/media\/[^"]+)"/g)]
      .map(([, url = '']) => url)
      .slice(0, PICTURES),
  }
  resourcesByTag.set(tag, found)
  return found
}

function pickNumero({ site }: Visit): number {
  if (site.newest !== undefined && Math.random() < 0.5) return site.newest
  return pick(site.numeros)
}

function pick<T>(from: T[]): T {
  const picked = from[Math.floor(Math.random() * from.length)]
  if (picked === undefined) throw new Error('There is nothing to choose from')
  return picked
}
