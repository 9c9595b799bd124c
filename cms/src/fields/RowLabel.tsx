'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  titre?: string
  nom?: string
}

/** What a folded row is called in the panel: its own title, or its place. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  return <span>{data.titre || data.nom || `N° ${rowNumber + 1}`}</span>
}
