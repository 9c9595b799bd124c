import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startProductionProxy } from '../../support/nginx'
import { startProduct, type Product, UNREACHABLE_LIMITS } from '../../support/product'
import type { BenchResult, Table } from '../metrics'
import { loadColumns, toLoadCells } from '../toLoadCells'
import { runWrkWarm } from '../wrk'
import { LIST } from './http'

const NUMERO = 52

/**
 * Two, four and eight processes on one MongoDB and one bucket, behind nginx: what a further process
 * brings, as far as the machine has processors for it.
 */
export async function measureProcesses({ quick }: { quick: boolean }): Promise<BenchResult> {
  const seconds = quick ? 2 : 8
  const table: Table = {
    title: 'Processes behind nginx, 20 connections',
    columns: loadColumns,
    rows: [],
  }
  const products: Product[] = []
  try {
    for (const count of [1, 2, 4, 8]) {
      while (products.length < count) products.push(await startOne(products[0]))
      const proxy = await startProductionProxy(products.map(({ port }) => port))
      try {
        const load = { url: proxy.url, seconds, connections: 20 }
        for (const [name, request] of requests) {
          const cells = toLoadCells(await runWrkWarm({ ...load, ...request }))
          table.rows.push({ name: `${name}, ${count}`, cells })
        }
      } finally {
        await proxy.stop()
      }
    }
  } finally {
    for (const product of products.reverse()) await product.stop()
  }
  table.rows.sort((one, other) => order(one.name) - order(other.name))
  return { tables: [table], errors: [] }
}

type Request = { paths: string[]; method?: 'GET' | 'POST' }

const requests: [string, Request][] = [
  ['a page, from nginx’s cache', { paths: ['/'] }],
  ['a page, past nginx’s cache', { paths: ['/?visite={n}'] }],
  ['the list, from the database', { paths: [`${LIST}&where[numero][less_than]={n}`] }],
  ['an opening', { paths: [`/api/regards/numero/${NUMERO}/vue`], method: 'POST' }],
]

const order = (row: string): number => requests.findIndex(([name]) => row.startsWith(name))

async function startOne(first: Product | undefined): Promise<Product> {
  const env = {
    ...UNREACHABLE_LIMITS,
    TRUST_PROXY: '1',
  }
  const product = await startProduct({ setup: 'production', env, sharesDataWith: first })
  if (!first)
    await publishRegard(await client(product.url).as('administrateur'), { numero: NUMERO })
  return product
}
