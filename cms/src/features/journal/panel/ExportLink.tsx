'use client'

import { Button, useListQuery } from '@payloadcms/ui'
import * as qs from 'qs-esm'

import './journal.css'

/** Link above the list of the journal: exports the entries of its filter and search as CSV. */
export function ExportLink() {
  const { query } = useListQuery()
  const filter = qs.stringify(
    { where: query.where, search: query.search },
    { addQueryPrefix: true, skipNulls: true },
  )

  return (
    <Button
      el="anchor"
      buttonStyle="secondary"
      size="small"
      url={`/api/journal/export.csv${filter}`}
    >
      Exporter (CSV)
    </Button>
  )
}
