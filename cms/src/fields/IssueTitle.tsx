'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

interface IssueTitleProps {
  /** What the record is of its issue. */
  part?: string
}

/**
 * Names the form of a record that belongs to an issue: « Regards n° 56, page 2 ». Payload takes a title from
 * a stored field only.
 */
export function IssueTitle({ part }: IssueTitleProps) {
  const { data } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const { page, parution } = (data ?? {}) as { page?: number; parution?: string }
  const name = [parution || 'PDF sans numéro', part ?? `page ${page}`].join(', ')
  useEffect(() => {
    // Payload writes its own title after each change of the record.
    if (title !== name) setDocumentTitle(name)
  }, [name, setDocumentTitle, title])
  return null
}
