import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeImage } from '../factories/image'
import { makePdf } from '../factories/pdf'
import { nextNumero } from '../factories/regard'
import { coverMetadata, pdfMetadata, createFolderName } from '../factories/uploads'
import { sendPartialChunk } from '../support/partialChunk'
import { client, type Client } from '../support/client'
import { coverFiles } from '../support/coverFiles'
import { md5 } from '../support/md5'
import { publishWithRetries, type Publication } from '../support/publishWithRetries'
import { isLongSoak, seededRounds } from '../support/seededRounds'
import { startProduct, type Product } from '../support/product'
import { listStaged } from '../support/stagedUploads'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../support/tus'

const { setup } = inject('product')

const MB = 1024 * 1024
const UPLOAD_BYTES = (isLongSoak() ? 30 : 4) * MB
const DEATHS = isLongSoak() ? 5 : 1
const KILLED = 'signal SIGKILL'

let product: Product
let administrator: Client
let pdf: Buffer
let cover: Buffer
/** How long each request of a publication took that nothing disturbed. */
let requestsMs: number[]

beforeAll(async () => {
  product = await startProduct({ setup })
  administrator = await client(product.url).as('administrateur')
  pdf = await makePdf({ sizeBytes: MB })
  cover = await makeImage('jpeg', { width: 60, height: 80 })
  requestsMs = await timeRequests()
})
afterAll(() => product.stop())

/** Kills the server and starts it again. @returns how its process ended */
async function die(): Promise<string | undefined> {
  await product.kill()
  const end = product.exitReason()
  await product.restart()
  return end
}

const bytesAt = async (path: string) =>
  Buffer.from(await (await client(product.url).raw('GET', path)).arrayBuffer())

test.each(seededRounds('upload deaths', setup))(
  'an upload keeps every acknowledged byte when the server dies at random points (seed $seed)',
  async ({ random }) => {
    const bytes = await makePdf({ sizeBytes: UPLOAD_BYTES })
    const location = await getUploadLocation(
      await createUpload(administrator, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }),
    )
    const part = Math.floor(bytes.length / DEATHS / 2)
    let offset = 0
    const ends: (string | undefined)[] = []
    for (let death = 0; death < DEATHS; death += 1) {
      const acknowledged = offset + random(1, part)
      const chunk = bytes.subarray(offset, acknowledged)
      const answer = await sendChunk(administrator, location, offset, chunk)
      expect(answer.status).toBe(204)
      const unacknowledged = random(1, part)
      const rest = bytes.subarray(acknowledged)
      await sendPartialChunk(administrator, location, acknowledged, rest, unacknowledged).sent
      ends.push(await die())

      offset = await getUploadOffset(administrator, location)
      expect(offset).toBeGreaterThanOrEqual(acknowledged)
      expect(offset).toBeLessThanOrEqual(acknowledged + unacknowledged)
    }
    const last = await sendChunk(administrator, location, offset, bytes.subarray(offset))
    const { doc } = (await last.json()) as { doc: { url: string } }

    expect(last.status).toBe(200)
    expect(ends).toEqual(Array.from({ length: DEATHS }, () => KILLED))
    expect(md5(await bytesAt(doc.url))).toBe(md5(bytes))
    const place = { dataDir: product.dataDir, s3: product.s3?.settings }
    expect(await listStaged(place, location)).toEqual([])
  },
  240_000,
)

const makePublication = (): Publication => ({
  numero: nextNumero(),
  folder: createFolderName(),
  files: [
    { bytes: pdf, metadata: pdfMetadata },
    { bytes: cover, metadata: coverMetadata },
  ],
})

async function timeRequests(): Promise<number[]> {
  const starts: number[] = []
  const onRequest = () => void starts.push(performance.now())
  await publishWithRetries(administrator, makePublication(), { onRequest })
  return starts.map((start, index) => (starts[index + 1] ?? performance.now()) - start)
}

type Issue = { pdf: { url: string }; couverture: { url: string } }

const FILES = [...coverFiles('cover.jpg'), 'fichier.pdf']

test.each(seededRounds('publication death', setup))(
  'a publication ends whole, once, when the server dies at a random point of it (seed $seed)',
  async ({ random }) => {
    const publication = makePublication()
    const fatal = random(0, requestsMs.length)
    const delayMs = random(0, Math.ceil(requestsMs[fatal] ?? 0))
    let requests = 0
    let death: Promise<string | undefined> = Promise.resolve('never reached')
    await publishWithRetries(administrator, publication, {
      onRequest: () => {
        if (requests === fatal) death = wait(delayMs).then(die)
        requests += 1
      },
      waitForServer: async () => {
        await death
      },
    })
    const context = `killed ${delayMs} ms after the start of request ${fatal + 1}`
    expect(await death, context).toBe(KILLED)

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
  },
  240_000,
)
