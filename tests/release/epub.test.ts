import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../support/client'
import { checkEpub } from '../support/epubcheck'
import { makeTempDir } from '../support/paths'
import { poll } from '../support/ports'
import { startProduct, type Product } from '../support/product'

const ISSUES = 12
/** Twelve readings are prepared meanwhile. */
const READABLE_MS = 170_000

type Issues = { docs: { numero: number; lisible: boolean }[] }

const dir = makeTempDir('epub')
let product: Product
let numeros: number[]

beforeAll(async () => {
  product = await startProduct({ setup: 'embedded', env: { DEMO: '1', PREPARE_READING: '1' } })
  await poll(
    async () => {
      const { json } = await client(product.url).get<Issues>('/api/regards?limit=50')
      numeros = json.docs.filter(({ lisible }) => lisible).map(({ numero }) => numero)
      return numeros.length === ISSUES
    },
    { what: 'the readings of the demonstration', timeoutMs: READABLE_MS },
  )
})
afterAll(async () => {
  await product.stop()
  rmSync(dir, { recursive: true, force: true })
})

test('EPUBCheck finds no error and no warning in the books of the demonstration', async () => {
  for (const numero of numeros) {
    const response = await client(product.url).raw('GET', `/regards/${numero}/epub`)
    expect(response.status).toBe(200)
    const file = join(dir, `regards-${numero}.epub`)
    writeFileSync(file, Buffer.from(await response.arrayBuffer()))
    const { ok, output } = await checkEpub(file)
    expect(ok, output).toBe(true)
  }
})
