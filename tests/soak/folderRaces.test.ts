import { beforeAll, expect, inject, test } from 'vitest'
import { makeImage } from '../factories/image'
import { makePdf } from '../factories/pdf'
import {
  coverMetadata,
  pdfMetadata,
  readJsonResponse,
  createFolderName,
} from '../factories/uploads'
import { client, type Client } from '../support/client'
import { coverFiles } from '../support/coverFiles'
import { seededRounds } from '../support/seededRounds'
import { createUpload, sendChunk, getUploadLocation, type UploadMetadata } from '../support/tus'

const { setup, url } = inject('product')
const visitor = client(url)

type Doc = { doc: { url: string } }
type Errors = { errors: { message: string; code: string }[] }

const RIVALS = 5

let administrator: Client

beforeAll(async () => {
  administrator = await visitor.as('administrateur')
})

/** Announces each file, then sends all their bytes at once. */
async function sendTogether(files: Buffer[], metadata: UploadMetadata) {
  const locations = await Promise.all(
    files.map(async ({ length }) =>
      getUploadLocation(await createUpload(administrator, length, metadata)),
    ),
  )
  return Promise.all(
    files.map(async (bytes, index) =>
      readJsonResponse<Doc & Errors>(
        await sendChunk(administrator, locations[index] ?? '', 0, bytes),
      ),
    ),
  )
}

const storedNames = async (folder: string) =>
  (
    await administrator.get<{ items: { name: string }[] }>(
      `/api/storage/objects?prefix=regards/${folder}/`,
    )
  ).json.items.map(({ name }) => name)

const kinds = [
  {
    what: 'PDF',
    collection: 'documents',
    metadata: pdfMetadata,
    names: ['fichier.pdf'],
    own: 'fichier.pdf',
    make: (size: number) => makePdf({ sizeBytes: 20_000 + size * 300_000 }),
  },
  {
    what: 'cover',
    collection: 'images',
    metadata: coverMetadata,
    names: coverFiles('cover.jpg'),
    own: 'cover.jpg',
    make: (size: number) => makeImage('jpeg', { width: 60 + size * 10, height: 80 }),
  },
]

test.each(
  kinds.flatMap((kind) =>
    seededRounds(`${kind.what} race`, setup).map((round) => ({ ...kind, ...round })),
  ),
)(
  'of five files that reach one folder at once one $what stays, whole, and the others are told so (seed $seed)',
  async ({ collection, metadata, names, own, make, random }) => {
    const folder = createFolderName()
    // Sizes in a random order, so that none wins by its place in the line.
    const sent = await Promise.all(
      Array.from({ length: RIVALS }, (_, index) => make(index * 5 + random(0, 5)))
        .map((bytes) => ({ bytes, order: random(0, 1_000_000) }))
        .sort((one, other) => one.order - other.order)
        .map(({ bytes }) => bytes),
    )
    const answers = await sendTogether(sent, { ...metadata, folder })

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const kept = answers.findIndex(({ status }) => status === 200)
    const path = `/media/regards/${folder}/${own}`
    expect(answers[kept]?.json.doc.url).toBe(path)
    for (const { json } of answers.filter(({ status }) => status === 409)) {
      expect(json.errors[0]?.code).toBe('folder-taken')
    }
    const stored = Buffer.from(await (await visitor.raw('GET', path)).arrayBuffer())
    expect(sent.findIndex((bytes) => bytes.equals(stored))).toBe(kept)
    expect(await storedNames(folder)).toEqual(names)
    // Files that no published issue names are listed to administrators alone.
    const records = await administrator.get<{ totalDocs: number }>(
      `/api/${collection}?where[prefix][equals]=regards/${folder}`,
    )
    expect(records.json.totalDocs).toBe(1)
  },
  120_000,
)
