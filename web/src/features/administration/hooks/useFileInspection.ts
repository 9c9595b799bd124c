import { useEffect, useState } from 'react'
import type { FileInspection, InspectFile } from '../helpers/inspect/FileInspection'

export function useFileInspection(file: File, inspect: InspectFile): FileInspection | undefined {
  const [last, setLast] = useState<{ file: File; inspection: FileInspection }>()

  useEffect(() => {
    const controller = new AbortController()
    inspect(file, controller.signal).then(
      (inspection) => {
        if (!controller.signal.aborted) setLast({ file, inspection })
      },
      () => {
        // Aborted: another file was selected.
      },
    )
    return () => controller.abort()
  }, [file, inspect])

  return last?.file === file ? last.inspection : undefined
}
