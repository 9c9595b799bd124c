'use client'

import { useEffect, useState } from 'react'

/** Reads the names of the folders of images; none while the site does not answer. */
export function useFolders(): string[] {
  const [folders, setFolders] = useState<string[]>([])

  useEffect(() => {
    const controller = new AbortController()
    void readFolders(controller.signal).then((read) => {
      if (!controller.signal.aborted) setFolders(read)
    })
    return () => controller.abort()
  }, [])

  return folders
}

async function readFolders(signal: AbortSignal): Promise<string[]> {
  try {
    const response = await fetch('/api/images/dossiers', { signal })
    return response.ok ? ((await response.json()) as { dossiers: string[] }).dossiers : []
  } catch {
    return []
  }
}
