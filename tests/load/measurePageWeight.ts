import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { phone } from './browser'
import { gotoHydrated } from '../support/gotoHydrated'

/** Encoded bytes of the response bodies, without headers. */
export type PageWeight = {
  scriptBytes: number
  bytes: number
  requests: number
  /** URLs of requests to other hosts. */
  thirdPartyUrls: string[]
  /** Scripts served without brotli. */
  uncompressed: string[]
}

type Answer = { url: string; isScript: boolean; headerBytes: number; encoding: string }

/** Wait after the network is idle, in milliseconds: for prefetches in idle callbacks. */
const IDLE_MS = 1500

interface MeasureOptions {
  /** Of a session, for a page that asks for one. */
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  /** Opens a page that the site's script does not hydrate. */
  open?: (page: Page, url: string) => Promise<unknown>
}

/**
 * Opens a page with an empty cache on an emulated mobile device, and measures everything it loads.
 */
export async function measurePageWeight(
  browser: Browser,
  url: string,
  { cookies = [], open = gotoHydrated }: MeasureOptions = {},
): Promise<PageWeight> {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const answers = new Map<string, Answer>()
    const weight: PageWeight = {
      scriptBytes: 0,
      bytes: 0,
      requests: 0,
      thirdPartyUrls: [],
      uncompressed: [],
    }
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('http')) return
      weight.requests += 1
      if (new URL(request.url).origin !== new URL(url).origin)
        weight.thirdPartyUrls.push(request.url)
    })
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const header = (name: string) =>
        Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
      answers.set(requestId, {
        url: response.url,
        // A preloaded script has another resource type.
        isScript: type === 'Script' || header('content-type').includes('javascript'),
        headerBytes: response.encodedDataLength,
        encoding: header('content-encoding'),
      })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId)
      if (!answer) return
      const bytes = Math.max(0, encodedDataLength - answer.headerBytes)
      weight.bytes += bytes
      if (!answer.isScript) return
      weight.scriptBytes += bytes
      if (bytes > 1024 && answer.encoding !== 'br') weight.uncompressed.push(answer.url)
    })
    await session.send('Network.enable')
    await open(page, url)
    await sleep(IDLE_MS)
    return weight
  } finally {
    await context.close()
  }
}
