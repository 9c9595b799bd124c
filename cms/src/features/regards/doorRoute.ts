import { LRUCache } from 'lru-cache'
import pTimeout from 'p-timeout'
import { PDF_LINK_PATTERN, PDF_LINKS } from '@regards/contract/issueFiles'

import { apiError } from '../../lib/errors/apiErrors'
import { NO_STORE } from '../../lib/http/cacheControl'
import type { DoorRoute } from '../../lib/http/doorRoute'
import { isCountablePdfRequest } from '../../lib/http/isHumanVisit'
import { log } from '../../lib/log'
import { callPayloadApi } from '../../lib/process/callPayloadApi'
import { countSafely } from '../statistics/doorRoute'

/** Maximum wait for the database before the redirect to a known PDF. */
const DATABASE_TIMEOUT_MS = 2_000

/** Last known PDF URLs by `numero`; used only when the database is unavailable. */
const pdfUrlCache = new LRUCache<string, string>({ max: 2_000 })

const PDF_PATH = new RegExp(`^/regards/([1-9]\\d{0,8})/(${PDF_LINK_PATTERN})$`)

/**
 * Link to the PDF of an issue, such as /regards/{n}/pdf (PDF_LINKS): counts the action of the link, then
 * redirects to the PDF's URL, where range requests and reloads of a PDF viewer are not counted. A failed
 * count is logged and does not prevent the redirect. An issue's former `numero` redirects to the same link
 * of its current one; an unknown `numero` redirects to its page, which reports it. A published issue whose
 * PDF cannot be read is a 404. 503 when the database is unavailable and the PDF's URL is not known.
 */
export const pdfRoute: DoorRoute = {
  kind: 'link',
  routeClass: 'opening',
  path: PDF_PATH,
  answer: async (pathname, req, address) => {
    const [, numero = '', asked] = PDF_PATH.exec(pathname) ?? []
    const { segment, action, query } =
      PDF_LINKS.find((link) => link.segment === asked) ?? PDF_LINKS[0]
    const pdf = await findPdfUrl(numero)
    if (pdf && isCountablePdfRequest(req)) await countSafely(numero, action, req, address)
    if (pdf) return redirect(302, pdf + query)
    const today = await readNumeroToday(numero)
    if (today === Number(numero)) throw apiError('not-found', 'Ce PDF n’existe pas.')
    return today
      ? redirect(301, `/regards/${today}/${segment}`)
      : redirect(302, `/regards/${numero}`)
  },
}

/** A cached redirect would prevent counting. */
const redirect = (status: 301 | 302, location: string): Response =>
  new Response(null, {
    status,
    headers: { ...NO_STORE, 'Content-Length': '0', Location: location },
  })

async function findPdfUrl(numero: string): Promise<string | undefined> {
  const known = pdfUrlCache.get(numero)
  try {
    const pdf = await (known
      ? pTimeout(readPdfUrl(numero), { milliseconds: DATABASE_TIMEOUT_MS })
      : readPdfUrl(numero))
    if (pdf) pdfUrlCache.set(numero, pdf)
    else pdfUrlCache.delete(numero)
    return pdf
  } catch (error) {
    if (!known) throw error
    log.warn({ err: error, numero }, 'Erreur lors de la recherche du regard:')
    return known
  }
}

async function readPdfUrl(numero: string): Promise<string | undefined> {
  const answer = await callPayloadApi(
    `/api/regards?where[numero][equals]=${numero}&limit=1&depth=1`,
  )
  if (answer.status !== 200) throw new Error(`GET /api/regards: ${answer.status}`)
  const { docs } = (await answer.json()) as {
    docs: { pdf?: { url?: string | null } | string | null }[]
  }
  const pdf = docs[0]?.pdf
  return (typeof pdf === 'object' && pdf?.url) || undefined
}

/** Returns the current `numero` of the issue that had this one before; null when there is none. */
async function readNumeroToday(numero: string): Promise<number | null> {
  const answer = await callPayloadApi(`/api/regards/numero/${numero}`)
  if (answer.status !== 200) throw new Error(`GET /api/regards/numero: ${answer.status}`)
  return ((await answer.json()) as { numero: number | null }).numero
}
