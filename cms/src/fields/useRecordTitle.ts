'use client'

import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Gives the form of a record this title. Payload takes one from a stored field only. */
export function useRecordTitle(name: string | undefined): void {
  const { setDocumentTitle, title } = useDocumentTitle()
  useEffect(() => {
    if (!name) return
    // After the effect with which Payload writes its own title, at first and after each change of the record.
    const timer = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(timer)
  }, [name, setDocumentTitle, title])
}
