import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { makeNewerBuild, NEWER_VERSION } from '../../support/newerBuild'
import { startProductionProxy, type Nginx } from '../../support/nginx'
import { startProduct, type Product } from '../../support/product'

/** Longer than nginx skips a process that was away (fail_timeout). */
const SKIPPED_MS = 2_500

let first: Product
let second: Product
let proxy: Nginx
let newerBuild: string

beforeAll(async () => {
  newerBuild = makeNewerBuild()
  // The notice in which a process still serves, and ends its connections with the proxy.
  const env = { TRUST_PROXY: '1', SHUTDOWN_NOTICE_SECONDS: '1' }
  first = await startProduct({ setup: 'production', env })
  second = await startProduct({ setup: 'production', env, sharesDataWith: first })
  proxy = await startProductionProxy([first.port, second.port])
})
afterAll(async () => {
  await proxy.stop()
  await second.stop()
  await first.stop()
  rmSync(newerBuild, { recursive: true, force: true })
})

/** Requests pages, answers of the API and the probe, none of which the proxy's cache can answer. */
async function requestUntil(isOver: () => boolean, failures: string[]): Promise<number> {
  const visitor = client(proxy.url)
  let count = 0
  while (!isOver()) {
    count += 1
    const once = `${process.pid}${Math.random()}`
    for (const path of [
      `/regards?essai=${once}`,
      `/api/regards?limit=1&depth=0&where[numero][equals]=${count}`,
      '/api/health/live',
    ]) {
      const status = await visitor.get(path).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      )
      if (status !== 200) failures.push(`${path}: ${status}`)
    }
  }
  return count
}

/** Publishes at one process, and opens and reads at the other. @returns the number */
async function workAcross(publisher: Product, reader: Product): Promise<number> {
  const { id, numero } = await publishRegard(await client(publisher.url).as('administrateur'))
  const opened = await client(reader.url).post(`/api/regards/numero/${numero}/vue`)
  const { json } = await (
    await client(reader.url).as('administrateur')
  ).get<{ nombreDeVue: number }>(`/api/regards/${id}`)
  expect([opened.status, json.nombreDeVue]).toEqual([200, 1])
  return numero
}

async function readVersion(): Promise<unknown> {
  const mongo = await MongoClient.connect(first.mongo?.url ?? '')
  const noted = await mongo.db().collection('payload-kvs').findOne({ key: 'schema' })
  await mongo.close()
  return noted?.data
}

test('processes are replaced by a newer release one after the other, and no visitor sees it', async () => {
  const failures: string[] = []
  let isOver = false
  const visitors = Promise.all([1, 2, 3].map(() => requestUntil(() => isOver, failures)))
  await first.restart(newerBuild)
  await sleep(SKIPPED_MS)
  expect(await readVersion()).toBe(NEWER_VERSION)
  // Two releases side by side.
  const numeros = [await workAcross(first, second), await workAcross(second, first)]
  await second.restart(newerBuild)
  await sleep(SKIPPED_MS)
  isOver = true
  const counts = await visitors

  expect(failures).toEqual([])
  // They were at it while both restarted.
  expect(Math.min(...counts)).toBeGreaterThan(5)
  for (const numero of numeros) {
    expect((await client(proxy.url).get(`/regards/${numero}`)).status).toBe(200)
  }
}, 120_000)
