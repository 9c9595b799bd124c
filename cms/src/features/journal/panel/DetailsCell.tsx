import type { Change } from '../../../infrastructure/journal'

/** More are counted only. */
const MAX_FIELDS = 3

interface Props {
  rowData: { details?: string | null; changements?: unknown }
}

/** Cell of the list of the journal: what is told of an entry, or else which fields changed. */
export function DetailsCell({ rowData: { details, changements } }: Props) {
  if (details) return details
  const fields = (Array.isArray(changements) ? (changements as Change[]) : []).map(
    ({ champ }) => champ,
  )
  const more = fields.length - MAX_FIELDS
  return fields.slice(0, MAX_FIELDS).join(', ') + (more > 0 ? `… (+${more})` : '')
}
