// The tests build on each other: with `-t`, a later one needs the ones before it.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePage } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { makeNewerRelease, NEWER_SCHEMA } from '../../support/newerRelease'
import { startProductionProxy, type Nginx } from '../../support/nginx'
import { repoRoot } from '../../support/paths'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { restartInVain } from '../../support/restartInVain'

/** Between two rounds of a visitor. */
const PAUSE_MS = 20

let newerRelease: string
let first: Product
let second: Product
let proxy: Nginx

beforeAll(async () => {
  newerRelease = makeNewerRelease()
  // The notice in which a process still serves, and ends its connections with the proxy.
  const env = {
    TRUST_PROXY: '1',
    SHUTDOWN_NOTICE_SECONDS: '1',
    // Three visitors of one address request as fast as they can.
    READ_LIMIT_PER_MINUTE: '1000000',
  }
  first = await startProduct({ setup: 'production', env })
  second = await startProduct({ setup: 'production', env, sharesDataWith: first })
  proxy = await startProductionProxy([first.port, second.port])
})
afterAll(async () => {
  await proxy.stop()
  await second.stop()
  await first.stop()
  rmSync(newerRelease, { recursive: true })
})

/** Returns the addresses of the files that a page of the site or of the panel names. */
const listFiles = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\/(?:assets|_next\/static)\/[\w./~-]+/g), ([file]) => file)),
]

async function readFiles(url: string): Promise<string[]> {
  const pages = await Promise.all(
    ['/regards', '/admin/login'].map(async (path) => (await fetch(url + path)).text()),
  )
  return pages.flatMap(listFiles)
}

/**
 * Requests pages with their files, answers of the API and the probe; the proxy's cache can answer
 * files alone.
 * @returns number of rounds
 */
async function requestUntil(
  isOver: () => boolean,
  { failures, files }: { failures: string[]; files: Set<string> },
): Promise<number> {
  const visitor = client(proxy.url)
  const get = async (path: string) => {
    const { status, text } = await visitor
      .get(path)
      .catch((error: unknown) => ({ status: String(error), text: '' }))
    if (status !== 200) failures.push(`${path}: ${status}`)
    return text
  }
  let count = 0
  while (!isOver()) {
    count += 1
    const once = `${process.pid}${Math.random()}`
    for (const file of listFiles(await get(`/regards?essai=${once}`))) {
      if (files.has(file)) continue
      files.add(file)
      await get(file)
    }
    await get(`/api/regards?limit=1&depth=0&where[numero][equals]=${count}`)
    await get('/api/health/live')
    await sleep(PAUSE_MS)
  }
  return count
}

test('the next release takes over one process after the other, and no visitor sees it', async () => {
  const failures: string[] = []
  const files = new Set<string>()
  let isOver = false
  const visitors = Promise.all([1, 2, 3].map(() => requestUntil(() => isOver, { failures, files })))
  try {
    const before = await readFiles(first.url)
    await first.restart(newerRelease)
    await expectFilesOfBoth(before, await readFiles(first.url))
    await expectSharedData()
    await second.restart(newerRelease)
  } finally {
    isOver = true
  }
  const counts = await visitors

  expect(failures).toEqual([])
  // They were at it while both restarted, and met both releases.
  expect(Math.min(...counts)).toBeGreaterThan(5)
  expect(new Set([...files].map((file) => file.includes('-Nouv')))).toEqual(new Set([true, false]))
})

/** Neither process has the files of the other, and the proxy has them all. */
async function expectFilesOfBoth(before: string[], after: string[]) {
  expect(before.length).toBeGreaterThan(10)
  const statusOf = async (address: string) => {
    const { body, status } = await fetch(address)
    await body?.cancel()
    return status
  }
  for (const [other, files] of [[second, after] as const, [first, before] as const]) {
    for (const file of files) {
      expect([file, await statusOf(other.url + file)]).toEqual([file, 404])
      // Twice past the cache, so that either process is asked first.
      for (const once of ['a', 'b']) {
        expect([file, await statusOf(`${proxy.url}${file}?${once}`)]).toEqual([file, 200])
      }
    }
  }
  expect(await statusOf(`${proxy.url}/assets/aucun.js`)).toBe(404)
}

/** What the process of one release writes, that of the other shows. */
async function expectSharedData() {
  for (const [writer, reader] of [[first, second] as const, [second, first] as const]) {
    const administrator = await client(writer.url).as('administrateur')
    const { numero } = await publishRegard(administrator)
    const titre = `Une histoire de ${writer.port}`
    await changePage(administrator, 'historique', { titre })

    const read = async (path: string) => (await fetch(reader.url + path)).text()
    await poll(async () => (await read('/a-propos/historique')).includes(titre), {
      what: 'the title on the other process',
    })
    expect((await fetch(`${reader.url}/regards/${numero}`)).status).toBe(200)
    expect((await client(reader.url).post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
  }
}

test('the release before does not start again on the data of the next', async () => {
  const { reason, log } = await restartInVain(first, repoRoot)

  expect(reason).toBe('exit code 1')
  expect(log).toContain(`vient d’une version plus récente du site (${NEWER_SCHEMA})`)
  expect((await fetch(`${proxy.url}/regards?essai=${first.port}`)).status).toBe(200)
})
