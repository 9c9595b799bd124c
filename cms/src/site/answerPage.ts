import { PUBLIC_READ } from '../cache/publicRead'
import { env } from '../env'
import { log } from '../log'
import { measurementSources } from '../measurement/measurementSources'
import { readMeasurement } from '../measurement/readMeasurement'
import { pagePolicy } from '../server/pagePolicy'
import { ask } from './ask'
import { loadRenderer } from './loadRenderer'

/** Where mails lead, with a token in the address: nobody keeps such a page, or tells of its address. */
const CONFIDENTIAL = '/newsletter/'

const CONFIDENTIAL_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/**
 * Answers with a page of the public site, the same for everybody.
 * @returns the page; 503 when something of it could not be read: the page then asks again by itself
 */
export async function answerPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const render = await loadRenderer()
  const page = await render({ url: pathname + search, siteUrl: env.siteUrl, ask })
  if ('location' in page) {
    const headers = { Location: page.location, 'Cache-Control': PUBLIC_READ }
    return new Response(null, { status: page.status, headers })
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': PUBLIC_READ,
    ...(pathname.startsWith(CONFIDENTIAL) && CONFIDENTIAL_HEADERS),
  }
  if (page.status < 500) {
    // As what it says, what a page may load is the same for everybody, until somebody changes it.
    const policy = pagePolicy(measurementSources(await readMeasurement()))
    return new Response(page.html, {
      status: page.status,
      headers: { ...headers, 'Content-Security-Policy': policy },
    })
  }
  log.warn({ url: pathname }, 'Page incomplète')
  return new Response(page.html, {
    status: page.status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '10' },
  })
}
