/** A selected record, with what its collection names it by. */
export interface SelectedRecord {
  id: string
  /** Of an issue. */
  numero?: number | null
  titre?: string | null
  /** Of an image. */
  alt?: string | null
  filename?: string | null
  /** Of a subscriber. */
  email?: string | null
}

/** More than these would not be read. */
const MAX_NAMES = 30

/** Names the selected records for the question before they move. */
export const describeSelection = (records: SelectedRecord[]) => ({
  names: records.slice(0, MAX_NAMES).map((record) => ({ id: record.id, name: toName(record) })),
  others: Math.max(0, records.length - MAX_NAMES),
})

function toName({ numero, titre, alt, filename, email }: SelectedRecord): string {
  if (typeof numero !== 'number') return titre || alt || filename || email || '…'
  return titre ? `n°\u00a0${numero}\u00a0: ${titre}` : `n°\u00a0${numero}`
}
