import { randomInt } from 'node:crypto'
import type { Client } from '../support/client'
import { upload, type UploadMetadata } from '../support/tus'
import { makeImage } from './image'
import { makePdf } from './pdf'

export type RegardDoc = { id: string; numero: number; dateParution: string }

export type RegardOptions = {
  numero?: number
  titre?: string
  /** Calendar day, `yyyy-MM-dd`. */
  dateParution?: string
  pdf?: Buffer
  cover?: Buffer
}

let lastNumero = 0

/**
 * An issue number that no other test of a run uses: hundredths of a second, one more where that was
 * given already. No test takes a hundred a second, and a run takes less than the two and a half hours
 * after which they begin anew. The server takes them up to 1,000,000.
 */
export function nextNumero(): number {
  const hundredths = Math.floor(Date.now() / 10) % 900_000
  lastNumero = Math.max(lastNumero + 1, 100_000 + hundredths)
  return lastNumero
}

/**
 * Publishes an issue as the site does: PDF, cover, record.
 * @param administrator a client that signed in as administrateur
 * @throws when a step is refused.
 */
export async function publishRegard(
  administrator: Client,
  { numero = nextNumero(), titre, dateParution = '2024-03-15', pdf, cover }: RegardOptions = {},
): Promise<RegardDoc> {
  const folder = randomInt(2 ** 40, 2 ** 47).toString(36)
  const pdfId = await uploadFile(administrator, pdf ?? (await makePdf()), {
    filename: 'fichier.pdf',
    filetype: 'application/pdf',
    kind: 'pdf',
    folder,
  })
  const coverId = await uploadFile(administrator, cover ?? (await makeImage('jpeg')), {
    filename: 'cover.jpg',
    filetype: 'image/jpeg',
    kind: 'couverture',
    folder,
  })
  const answer = await administrator.post<{ doc: RegardDoc }>('/api/regards', {
    numero,
    titre,
    dateParution,
    pdf: pdfId,
    couverture: coverId,
  })
  if (answer.status !== 201) {
    throw new Error(`Issue ${numero} was not published: ${answer.status} ${answer.text}`)
  }
  return answer.json.doc
}

/** Uploads a file, and gives the id of the document made of it. */
export async function uploadFile(
  administrator: Client,
  bytes: Buffer,
  metadata: UploadMetadata,
): Promise<string> {
  const response = await upload(administrator, bytes, metadata)
  const text = await response.text()
  if (!response.ok) throw new Error(`The upload was refused: ${response.status} ${text}`)
  return (JSON.parse(text) as { doc: { id: string } }).doc.id
}

/** Deletes every issue of a product, with its files. */
export async function deleteAllRegards(administrator: Client): Promise<void> {
  const everything = 'where[numero][greater_than]=0'
  const answer = await administrator.delete(`/api/regards?${everything}`)
  if (answer.status !== 200) {
    throw new Error(`The issues were not deleted: ${answer.status} ${answer.text}`)
  }
}
