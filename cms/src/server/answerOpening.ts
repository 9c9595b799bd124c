import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { isOpening } from '../audience/isVisit'
import { withinTime } from '../health/withinTime'
import { log } from '../log'
import { askForCount, type CountAction } from './answerCount'
import { askPayload } from './askPayload'

const OPENING = /^\/regards\/([1-9]\d{0,8})\/(pdf|telechargement)$/

/** Maximum wait for the database before a reader gets the PDF; the count itself goes on. */
const PATIENCE_MS = 2_000

/** PDF addresses by issue number, as last read: used only while the database is away. */
const lastKnown = new LRUCache<string, string>({ max: 2_000 })

/** Whether a path opens or downloads the PDF of an issue: /regards/{n}/pdf, /regards/{n}/telechargement. */
export const isOpeningPath = (pathname: string): boolean => OPENING.test(pathname)

/**
 * Counts an opening or a download, then redirects to the PDF, which does not count again: ranges and
 * reloads of a PDF viewer go to the address that it was redirected to. Reading comes before counting:
 * a count that fails is logged. A number that an issue had before leads to the same of its number today;
 * an unknown one leads to its page, which says so.
 * @param trustedProxies how many proxies stand in front (TRUST_PROXY)
 * @throws HouseError 503 while the database is away and the PDF's address is not known
 */
export async function answerOpening(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  trustedProxies: number,
): Promise<void> {
  const [, numero = '', action = ''] = OPENING.exec(pathname) ?? []
  const isDownload = action === 'telechargement'
  const pdf = await findPdf(numero)
  if (pdf && isOpening(req)) {
    await tryCount(numero, isDownload ? 'telechargement' : 'vue', req, trustedProxies)
  }
  // A cache that kept this would count for everybody once.
  const headers = { 'Cache-Control': 'no-store', 'Content-Length': 0 }
  if (pdf) {
    const location = `${pdf}${isDownload ? '?telechargement' : ''}`
    res.writeHead(302, { ...headers, Location: location }).end()
    return
  }
  const today = await readNumeroToday(numero)
  const location = today ? `/regards/${today}/${action}` : `/regards/${numero}`
  res.writeHead(today ? 301 : 302, { ...headers, Location: location }).end()
}

async function findPdf(numero: string): Promise<string | undefined> {
  const known = lastKnown.get(numero)
  try {
    const pdf = await (known ? withinTime(readPdf(numero), PATIENCE_MS) : readPdf(numero))
    if (pdf) lastKnown.set(numero, pdf)
    else lastKnown.delete(numero)
    return pdf
  } catch (error) {
    if (!known) throw error
    log.warn({ err: error, numero }, 'Erreur lors de la recherche du regard:')
    return known
  }
}

async function readPdf(numero: string): Promise<string | undefined> {
  const answer = await askPayload(`/api/regards?where[numero][equals]=${numero}&limit=1&depth=1`)
  if (answer.status !== 200) throw new Error(`GET /api/regards: ${answer.status}`)
  const { docs } = JSON.parse(answer.body.toString()) as {
    docs: { pdf?: { url?: string | null } | string | null }[]
  }
  const pdf = docs[0]?.pdf
  return (typeof pdf === 'object' && pdf?.url) || undefined
}

/** The number of the issue that had this one before; null when there is none. */
async function readNumeroToday(numero: string): Promise<number | null> {
  const answer = await askPayload(`/api/regards/numero/${numero}`)
  if (answer.status !== 200) throw new Error(`GET /api/regards/numero: ${answer.status}`)
  return (JSON.parse(answer.body.toString()) as { numero: number | null }).numero
}

async function tryCount(
  numero: string,
  action: CountAction,
  req: IncomingMessage,
  trustedProxies: number,
): Promise<void> {
  try {
    const path = `/api/regards/numero/${numero}/${action}`
    const { status } = await withinTime(askForCount(path, req, trustedProxies), PATIENCE_MS)
    if (status !== 200) log.warn({ numero, action, status }, 'Ouverture non comptée')
  } catch (error) {
    log.warn({ err: error, numero, action }, 'Ouverture non comptée, ou plus tard')
  }
}
