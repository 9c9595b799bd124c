'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useRecordTitle } from './useRecordTitle'

interface RecordTitleProps {
  /** The title itself, where the server knows it. */
  title?: string | undefined
  /** Title of the form of a new record. */
  newTitle: string
  /** Written before the record's own name, such as « Regards n° ». */
  prefix?: string
  /** Fields that name the record; the first that is filled counts. */
  names: string[]
}

/** Names the form of a record by what a person wrote in it, and that of a new one by what it will be. */
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
