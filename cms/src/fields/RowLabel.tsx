'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  titre?: string
  nom?: string
}

/** Label of a collapsed array row in the admin panel: its title or name, else its position. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  return <span>{data.titre || data.nom || `N° ${rowNumber + 1}`}</span>
}
