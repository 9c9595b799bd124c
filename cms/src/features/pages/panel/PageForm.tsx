'use client'

import {
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * In the form of a page: keeps what is typed while the form saves by itself. Payload takes the
 * response's values for all fields but the last changed one: of two fields, the first would be
 * lost.
 */
export function KeepTypedValues() {
  const { getFields } = useForm()
  const [fields, dispatchFields] = useAllFormFields()
  const isAutosaving = useFormBackgroundProcessing()
  const isProcessing = useFormProcessing()
  const typed = useRef(new Map<string, unknown>())

  // A request contains everything typed before it.
  useEffect(() => typed.current.clear(), [isProcessing])
  useEffect(() => {
    if (isAutosaving) typed.current.clear()
  }, [isAutosaving])

  useEffect(() => {
    // The context may be behind a merge.
    const now = getFields()
    const modified = Object.entries(now).filter(([, { isModified }]) => isModified)
    // The form was reset: its draft was discarded, or a version restored.
    if (modified.length === 0) typed.current.clear()
    for (const [path, { value }] of modified) typed.current.set(withRowIds(path, now), value)
    for (const [path, field] of Object.entries(now)) {
      const key = withRowIds(path, now)
      if (field.isModified || !typed.current.has(key)) continue
      const value = typed.current.get(key)
      if (JSON.stringify(field.value) === JSON.stringify(value)) continue
      // An editor of long texts is drawn again from the initial value.
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
  }, [fields, isAutosaving, getFields, dispatchFields])

  return null
}

/** Replaces the numbers of rows in a path by their ids, which stay when rows are moved or removed. */
function withRowIds(path: string, fields: FormState): string {
  const parts = path.split('.')
  return parts
    .map((part, index) =>
      /^\d+$/.test(part)
        ? (fields[parts.slice(0, index).join('.')]?.rows?.[Number(part)]?.id ?? part)
        : part,
    )
    .join('.')
}

/** Keeps an added row open: Payload's server folds it, unless the request says that it is open. */
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
