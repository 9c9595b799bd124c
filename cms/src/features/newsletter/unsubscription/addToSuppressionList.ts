import type { Payload } from 'payload'

/**
 * Adds an address to the suppression list; the unique index resolves a race between two requests.
 */
export async function addToSuppressionList(payload: Payload, empreinte: string): Promise<void> {
  if (await isSuppressed(payload, empreinte)) return
  try {
    await payload.db.create({ collection: 'refus', data: { empreinte } })
  } catch (error) {
    if (!(await isSuppressed(payload, empreinte))) throw error
  }
}

const isSuppressed = async (payload: Payload, empreinte: string): Promise<boolean> =>
  Boolean(
    await payload.db.findOne({ collection: 'refus', where: { empreinte: { equals: empreinte } } }),
  )
