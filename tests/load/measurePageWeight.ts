import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { phone } from './browser'
import { gotoHydrated } from '../support/gotoHydrated'

/** Bytes as they came over the wire, compressed, without headers. */
export type PageWeight = {
  scriptBytes: number
  bytes: number
  requests: number
  /** Addresses on other hosts that it asked for. */
  thirdPartyUrls: string[]
  /** Scripts that came without brotli. */
  uncompressed: string[]
}

type Answer = { url: string; isScript: boolean; headerBytes: number; encoding: string }

/** After the network is idle: time for what is fetched when nothing else is to do. */
const IDLE_MS = 1500

/** Opens a page for the first time, on a telephone, and weighs all that it fetches by itself. */
export async function measurePageWeight(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(phone)
  try {
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
        // A preloaded script has another type.
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
    await gotoHydrated(page, url)
    await sleep(IDLE_MS)
    return weight
  } finally {
    await context.close()
  }
}
