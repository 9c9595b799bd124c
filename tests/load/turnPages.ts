import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { gotoHydrated } from '../support/gotoHydrated'
import { phone } from './browser'

/** Slow 4G as Lighthouse applies it in the browser: bytes a second, milliseconds a request. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
  latency: 562.5,
}

const CPU_SLOWDOWN = 4
/** What the browser takes to give memory back. */
const GIVE_BACK_MS = 2_000

/**
 * Measures the time from a tap on « Page suivante » to the picture of a page that was not loaded
 * ahead, on slow 4G, in milliseconds.
 * @param url of a page of the reader
 * @param next number of the page after it
 */
export async function measureColdTurn(
  browser: Browser,
  url: string,
  next: number,
): Promise<number> {
  return withPhone(browser, async (page, session) => {
    // Nothing is loaded ahead for those who save data; the scripts start with the first key.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      window.addEventListener('load', () => document.dispatchEvent(new KeyboardEvent('keydown')))
    })
    await gotoHydrated(page, url)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    return page.evaluate(turnUntilDrawn, next)
  })
}

/** Evaluated in the page: has no named function inside, for which esbuild would call a helper. */
async function turnUntilDrawn(next: number): Promise<number> {
  const link = [...document.querySelectorAll('a')].find(
    (each) => each.checkVisibility() && each.textContent.includes('Page suivante'),
  )
  const began = performance.now()
  link?.click()
  for (;;) {
    const picture = document.querySelector<HTMLImageElement>(`[data-page="${next}"] img`)
    if (picture?.complete && picture.naturalWidth > 0) return performance.now() - began
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** What a reading of an issue takes. */
export type Reading = {
  /** Memory that the tab keeps when the browser asks for it back, in bytes. */
  memory: number
  /** Memory with the browser's cache of decoded pictures, which it gives back at need, in bytes. */
  memoryWithCache: number
  /** In milliseconds. */
  longestTask: number
}

/**
 * Swipes through an issue, with the processor slowed down four times.
 * @param url of its first page
 */
export async function swipeThrough(browser: Browser, url: string, pages: number): Promise<Reading> {
  return withPhone(browser, async (page, session) => {
    await gotoHydrated(page, url)
    await page.evaluate(watchTasks)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    for (let number = 2; number <= pages; number += 1) {
      await swipe(session)
      await page.waitForURL(`**/lire/${number}`)
    }
    const longestTask = await page.evaluate(() => window.longestTask ?? 0)
    const memoryWithCache = await readTabMemory(browser)
    await session.send('Memory.simulatePressureNotification', { level: 'critical' })
    await page.waitForTimeout(GIVE_BACK_MS)
    return { memory: await readTabMemory(browser), memoryWithCache, longestTask }
  })
}

async function withPhone<T>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

async function swipe(session: CDPSession): Promise<void> {
  for (const [index, x] of [340, 240, 140, 60].entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: 400 }],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

declare global {
  interface Window {
    longestTask?: number
  }
}

/** Evaluated in the page. Tasks below 50 ms are not reported. */
function watchTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask ?? 0, duration)
  }).observe({ type: 'longtask' })
}

/** Memory of the largest tab that it does not share with others, in bytes; from /proc, on Linux. */
async function readTabMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const tabs = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...tabs.map(({ id }) => readOwnMemory(id)))
}

function readOwnMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1])
  return (read('RssAnon') + read('RssShmem')) * 1024
}
