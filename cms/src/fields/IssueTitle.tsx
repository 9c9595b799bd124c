'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useRecordTitle } from './RecordTitle'

interface IssueTitleProps {
  /** Part of the issue, such as « page 2 ». */
  part?: string
}

/** Names the form of a record that belongs to an issue: « Regards n° 56, page 2 ». */
export function IssueTitle({ part }: IssueTitleProps) {
  const { data } = useDocumentInfo()
  const { page, parution } = (data ?? {}) as { page?: number; parution?: string }
  useRecordTitle([parution || 'PDF sans numéro', part ?? `page ${page}`].join(', '))
  return null
}
