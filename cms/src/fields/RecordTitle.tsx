'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

interface RecordTitleProps {
  /** The title itself, where the server knows it. */
  title?: string | undefined
  newTitle: string
  /** Written before the record's own name, such as « Regards n° ». */
  prefix?: string
  /** Fields that name the record; the first that is filled counts. */
  names: string[]
}

/** Titles the form of a record by a filled-in field, and the form of a new record by its kind. */
export function RecordTitle({ title, newTitle, prefix = '', names }: RecordTitleProps) {
  const { data, id } = useDocumentInfo()
  const values = (data ?? {}) as Record<string, unknown>
  const name = names.map((field) => values[field]).find(Boolean)
  const isText = typeof name === 'string' || typeof name === 'number'
  useRecordTitle(
    id === undefined ? newTitle : (title ?? (isText ? prefix + String(name) : undefined)),
  )
  return null
}

/** Sets the title of a record's form. Payload only takes a title from a stored field. */
export function useRecordTitle(name: string | undefined): void {
  const { setDocumentTitle, title } = useDocumentTitle()
  useEffect(() => {
    if (!name) return
    // After the effect with which Payload writes its own title, at first and after each change of the record.
    const timer = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(timer)
  }, [name, setDocumentTitle, title])
}
