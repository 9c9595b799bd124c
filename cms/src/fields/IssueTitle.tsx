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
    // After the effect with which Payload writes its own title, at first and after each change of the record.
    const timer = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(timer)
  }, [name, setDocumentTitle, title])
  return null
}
