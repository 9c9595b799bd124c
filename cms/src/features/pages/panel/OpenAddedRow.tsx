'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * In the form of a page: keeps a row open that is added to a list. Payload's server folds it like the rows
 * that were there, unless the request says that it is open.
 */
export function OpenAddedRow() {
  const [fields, dispatchFields] = useAllFormFields()

  useEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(fields)) {
      if (!rows.some(isAdded)) continue
      const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
  }, [fields, dispatchFields])

  return null
}

/** Whether a row was added in this form, and neither opened nor folded since. */
const isAdded = (row: { isLoading?: boolean; collapsed?: boolean }): boolean =>
  row.isLoading === true && row.collapsed === undefined
