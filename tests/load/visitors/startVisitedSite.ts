import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startProductionProxy } from '../../support/nginx'
import { repoRoot } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import type { Setup } from '../../support/setups'
import { drawMagazine } from '../drawMagazine'
import { waitUntilRead } from './waitUntilRead'

export type VisitedServers = {
  /** Origin that visitors use. */
  url: string
  products: Product[]
  administrator: Client
  numeros: number[]
  stop(): Promise<void>
}

const ISSUES = 2
const PAGES = 3

type DemoIssue = {
  numero: number
  titre: string
  dateParution: string
  couverture: { prefix: string; filename: string }
}

/**
 * Starts one process of the embedded set-up, or two of the production set-up behind nginx with
 * deploy/nginx.conf, and publishes issues that are read online.
 */
export async function startVisitedSite(setup: Setup): Promise<VisitedServers> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  const start = async (sharesDataWith?: Product) => {
    // Each visitor has an address of its own; behind nginx, whose own address comes last, too.
    const env = { PREPARE_READING: '1', TRUST_PROXY: setup === 'embedded' ? '1' : '2' }
    const product = await startProduct({ setup, env, sharesDataWith })
    stops.push(() => product.stop())
    return product
  }
  try {
    const first = await start()
    const products = [first]
    let { url } = first
    if (setup === 'production') {
      products.push(await start(first))
      const proxy = await startProductionProxy(products.map(({ port }) => port))
      stops.push(() => proxy.stop())
      ;({ url } = proxy)
    }
    const administrator = await client(url).as('administrateur')
    const numeros = await publishIssues(administrator)
    return { url, products, administrator, numeros, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Short issues with the covers of the demonstration: taking one apart takes some seconds. */
async function publishIssues(administrator: Client): Promise<number[]> {
  const demo = join(repoRoot, 'cms', 'demo')
  const { issues } = JSON.parse(readFileSync(join(demo, 'demo.json'), 'utf8')) as {
    issues: DemoIssue[]
  }
  const pdf = await drawMagazine(PAGES)
  const published = []
  for (const { numero, titre, dateParution, couverture } of issues.slice(-ISSUES)) {
    const { prefix, filename } = couverture
    const cover = await sharp(join(demo, 'media', prefix, filename))
      .jpeg()
      .toBuffer()
    published.push(await publishRegard(administrator, { numero, titre, dateParution, pdf, cover }))
  }
  for (const { id } of published) await waitUntilRead(administrator, id)
  return published.map(({ numero }) => numero)
}
