import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeImage } from '../factories/image'
import { makePdf } from '../factories/pdf'
import { unusedNumero } from '../factories/regard'
import { coverMetadata, pdfMetadata, unusedFolder } from '../factories/uploads'
import { sendBeginning } from '../support/brokenChunk'
import { client, type Client } from '../support/client'
import { coverFiles } from '../support/coverFiles'
import { md5 } from '../support/md5'
import { publishThrough, type Publication } from '../support/publishThrough'
import { startProduct, type Product } from '../support/server'
import { listStaged } from '../support/staged'
import { askOffset, createUpload, sendChunk, uploadLocation } from '../support/tus'

const { setup } = inject('product')

const KILLS = 10
const MB = 1024 * 1024

let product: Product
let administrator: Client

beforeAll(async () => {
  product = await startProduct({ setup, env: { DEMO: '0' } })
  administrator = await client(product.url).as('administrateur')
})
afterAll(() => product.stop())

const place = () => ({ dataDir: product.dataDir, s3: product.s3?.settings })
const bytesAt = async (path: string) =>
  Buffer.from(await (await client(product.url).raw('GET', path)).arrayBuffer())

test('an upload survives ten deaths of the server at random points', async () => {
  const bytes = await makePdf({ sizeBytes: 30 * MB })
  const points = Array.from({ length: KILLS }, () => randomInt(1, bytes.length)).sort(
    (one, other) => one - other,
  )
  const location = await uploadLocation(
    await createUpload(administrator, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }),
  )
  const offsets: number[] = []
  for (const point of points) {
    const offset = await askOffset(administrator, location)
    offsets.push(offset)
    const rest = bytes.subarray(offset)
    const chunk = sendBeginning(administrator, location, offset, rest, Math.max(0, point - offset))
    await chunk.sent
    await product.kill()
    await product.restart()
  }
  const offset = await askOffset(administrator, location)
  const last = await sendChunk(administrator, location, offset, bytes.subarray(offset))
  const { doc } = (await last.json()) as { doc: { url: string } }

  expect(last.status, `killed at ${points.join()}, gone on at ${offsets.join()}`).toBe(200)
  expect(md5(await bytesAt(doc.url))).toBe(md5(bytes))
  expect(offset).toBeLessThanOrEqual(Math.max(...points))
  expect(await listStaged(place())).toEqual([])
}, 240_000)

test('a publication survives the death of the server at ten random points', async () => {
  const pdf = await makePdf({ sizeBytes: 3 * MB })
  const cover = await makeImage('jpeg', { width: 1200, height: 1600 })
  const begin = (): Publication => ({
    numero: unusedNumero(),
    folder: unusedFolder(),
    files: [
      { bytes: pdf, metadata: pdfMetadata },
      { bytes: cover, metadata: coverMetadata },
    ],
  })
  const started = performance.now()
  await publishThrough(administrator, begin())
  const usualMs = performance.now() - started

  for (let death = 0; death < KILLS; death += 1) {
    const publication = begin()
    const killAfterMs = randomInt(1, Math.ceil(usualMs))
    const context = `killed after ${killAfterMs} of some ${Math.round(usualMs)} ms`
    let revived: Promise<void> | undefined
    const timer = setTimeout(() => void (revived = revive()), killAfterMs)
    await publishThrough(administrator, publication, () => revived ?? Promise.resolve())
    clearTimeout(timer)
    await revived

    const { numero, folder } = publication
    const { json } = await administrator.get<{ docs: Issue[] }>(
      `/api/regards?where[numero][equals]=${numero}&depth=1`,
    )
    expect(json.docs, context).toHaveLength(1)
    const [issue] = json.docs as [Issue]
    expect(issue).toMatchObject({ nombreDeVue: 0, nombreDeTelechargement: 0 })
    expect(md5(await bytesAt(issue.pdf.url)), context).toBe(md5(pdf))
    expect(md5(await bytesAt(issue.couverture.url)), context).toBe(md5(cover))
    expect((await client(product.url).post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
    const names = await administrator.get<{ items: { name: string }[] }>(
      `/api/storage/objects?prefix=regards/${folder}/`,
    )
    expect(names.json.items.map(({ name }) => name).sort(), context).toEqual(FILES)
    for (const collection of ['documents', 'images']) {
      const found = await administrator.get<{ totalDocs: number }>(
        `/api/${collection}?where[prefix][equals]=regards/${folder}`,
      )
      expect(found.json.totalDocs, `${context}, ${collection}`).toBe(1)
    }
  }
}, 300_000)

type Issue = { pdf: { url: string }; couverture: { url: string } }

const FILES = [...coverFiles('cover.jpg'), 'fichier.pdf']

async function revive() {
  await product.kill()
  await product.restart()
}
