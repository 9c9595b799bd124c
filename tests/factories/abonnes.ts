import { randomUUID } from 'node:crypto'
import type { Client } from '../support/client'
import { deleteEach } from '../support/deleteEach'
import { openRecords } from '../support/records'

type Place = { dataDir: string; mongo?: { url: string } | undefined }

/**
 * Inserts confirmed subscribers directly into a product's database: confirming them one by one
 * would take as many e-mails, and minutes.
 *
 * @param fields further fields, the same for each
 */
export async function addAbonnes(
  { dataDir, mongo }: Place,
  emails: string[],
  fields: { dateDemande?: Date; dateConfirmation?: Date; empreinte?: string } = {},
): Promise<void> {
  const now = new Date()
  const rows = emails.map((email) => ({
    email,
    cle: email,
    empreinte: randomUUID(),
    etat: 'confirme',
    createdAt: now,
    updatedAt: now,
    ...fields,
  }))
  const records = await openRecords({ dataDir, databaseUrl: mongo?.url })
  try {
    await records.insert('abonnes', ...rows)
  } finally {
    await records.close()
  }
}

/** Returns unused e-mail addresses: `{name}-0001@abonnes.test` and so on. */
export const createAddresses = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${name}-${String(index + 1).padStart(4, '0')}@abonnes.test`,
  )

/** Deletes every subscriber of a product. */
export const deleteAllAbonnes = (administrator: Client): Promise<void> =>
  deleteEach(administrator, 'abonnes')
