import type { Payload } from 'payload'

/** Notes that an address is written to no more; the unique index settles a race between two of these. */
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
