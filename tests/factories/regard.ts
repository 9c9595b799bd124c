import { randomInt } from 'node:crypto'
import type { Client } from '../support/client'
import { deleteEach } from '../support/deleteEach'
import { upload, type UploadMetadata } from '../support/tus'
import { makeImage } from './image'
import { makePdf } from './pdf'

export type RegardDoc = { id: string; numero: number; dateParution: string; updatedAt: string }

export type RegardOptions = {
  numero?: number
  titre?: string
  /** Calendar day, `yyyy-MM-dd`. */
  dateParution?: string
  pdf?: Buffer
  cover?: Buffer
  /** Id of a cover that was sent before, in place of a new one. */
  couverture?: string
  /** Whether it is kept as a draft, which visitors do not see. */
  isDraft?: boolean
}

let lastNumero = 0

/**
 * Returns an issue number that is unique within a run: hundredths of a second, plus one if already
 * used. Unique as long as a test takes fewer than a hundred a second and a run less than two and a
 * half hours, after which the numbers repeat. The server accepts them up to 1,000,000.
 */
export function nextNumero(): number {
  const hundredths = Math.floor(Date.now() / 10) % 900_000
  lastNumero = Math.max(lastNumero + 1, 100_000 + hundredths)
  return lastNumero
}

/**
 * Publishes an issue like the site does: PDF, cover, record.
 * @param administrator a client signed in as administrateur
 * @throws when a step is rejected
 */
export async function publishRegard(
  administrator: Client,
  options: RegardOptions = {},
): Promise<RegardDoc> {
  const { numero = nextNumero(), titre, dateParution = '2024-03-15', pdf, isDraft } = options
  const folder = createFolder()
  const pdfId = await uploadFile(administrator, pdf ?? (await makePdf({ isLow: true })), {
    filename: 'fichier.pdf',
    filetype: 'application/pdf',
    kind: 'pdf',
    folder,
  })
  const couverture =
    options.couverture ?? (await uploadCover(administrator, { cover: options.cover, folder }))
  const answer = await administrator.post<{ doc: RegardDoc }>('/api/regards', {
    numero,
    titre,
    dateParution,
    pdf: pdfId,
    couverture,
    ...(isDraft && { _status: 'draft' }),
  })
  if (answer.status !== 201) {
    throw new Error(`Issue ${numero} was not published: ${answer.status} ${answer.text}`)
  }
  return answer.json.doc
}

/** Ids of the covers that issues share, by the address of their product. */
const sharedCovers = new Map<string, string>()

/**
 * Publishes an issue with the cover of the issue before, for tests that do not look at covers: the sizes of a new one
 * take a quarter of a second of processor.
 */
export async function publishWithSharedCover(
  administrator: Client,
  options: RegardOptions = {},
): Promise<RegardDoc> {
  const known = sharedCovers.get(administrator.url)
  // The last issue that has it takes it along when it is deleted.
  const isThere = known && (await administrator.get(`/api/images/${known}`)).status === 200
  const couverture = isThere ? known : await uploadCover(administrator)
  sharedCovers.set(administrator.url, couverture)
  return publishRegard(administrator, { couverture, ...options })
}

const createFolder = () => randomInt(2 ** 40, 2 ** 47).toString(36)

/** Uploads a cover and returns its id. */
const uploadCover = async (
  administrator: Client,
  { cover, folder = createFolder() }: { cover?: Buffer; folder?: string } = {},
): Promise<string> =>
  uploadFile(administrator, cover ?? (await makeImage('jpeg')), {
    filename: 'cover.jpg',
    filetype: 'image/jpeg',
    kind: 'couverture',
    folder,
  })

/** Uploads a file and returns the id of its record. */
export async function uploadFile(
  administrator: Client,
  bytes: Buffer,
  metadata: UploadMetadata & { chunkBytes?: number },
): Promise<string> {
  const response = await upload(administrator, bytes, metadata)
  const text = await response.text()
  if (!response.ok) throw new Error(`The upload was refused: ${response.status} ${text}`)
  return (JSON.parse(text) as { doc: { id: string } }).doc.id
}

/** Deletes every issue of a product, with its files. */
export const deleteAllRegards = (administrator: Client): Promise<void> =>
  deleteEach(administrator, 'regards')
