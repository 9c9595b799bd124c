import type { IncomingMessage, ServerResponse } from 'node:http'

import { limitReads } from '../rest/limitReads'
import { applicationSecurityHeaders } from './securityHeaders'

const BOOK_PATH = /^\/regards\/[1-9]\d{0,8}\/epub$/

/** Where libraries harvest what is published (OAI-PMH). */
const HARVEST_PATH = '/oai'

/** Requests of a harvester that read no issue and no article. */
const LIGHT_HARVEST = /^\/oai\?verb=(?:Identify|ListSets)$/

/** Reads that a book counts as, whose pictures are encoded for each download, and a part of a list. */
const EXPORT_READS = 10

/** Time after which a client that takes no more of a book is left. */
const STALLED_TIMEOUT_MS = 60_000

/**
 * Next’s headers of pages, and Payload’s client hints, which make a browser send the request a second time.
 */
const DROPPED_HEADERS = new Set(['vary', 'accept-ch', 'critical-ch'])

/** Whether a path is what other programs take: no page, and too large or too various to be cached. */
export const isExportPath = (pathname: string): boolean =>
  pathname === HARVEST_PATH || BOOK_PATH.test(pathname)

/** Whether a path is read by POST too, as OAI-PMH demands. */
export const isHarvestPath = (pathname: string): boolean => pathname === HARVEST_PATH

/**
 * Prepares the response to a program: counts the read, sets the security headers.
 * @param address of the client
 * @throws ApiError 429 too-many-requests
 */
export async function prepareExport(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
): Promise<void> {
  for (const [name, value] of Object.entries(applicationSecurityHeaders)) res.setHeader(name, value)
  // Nothing of these responses is for one person.
  Reflect.deleteProperty(req.headers, 'cookie')
  Reflect.deleteProperty(req.headers, 'authorization')
  dropHeaders(res)
  await limitReads(address, LIGHT_HARVEST.test(req.url ?? '') ? 1 : EXPORT_READS)
  res.setTimeout(STALLED_TIMEOUT_MS, () => res.destroy())
}

function dropHeaders(res: ServerResponse): void {
  for (const method of ['setHeader', 'appendHeader'] as const) {
    const set = res[method].bind(res)
    res[method] = (name: string, value: string & string[]) =>
      DROPPED_HEADERS.has(name.toLowerCase()) ? res : set(name, value)
  }
}
