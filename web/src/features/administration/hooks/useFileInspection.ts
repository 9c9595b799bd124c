import { useEffect, useState } from 'react'
import type { FileInspection, InspectFile } from '../helpers/inspect/FileInspection'

/** What a look into the file says; undefined while it goes on. */
export function useFileInspection(file: File, inspect: InspectFile): FileInspection | undefined {
  const [last, setLast] = useState<{ file: File; inspection: FileInspection }>()

  useEffect(() => {
    const controller = new AbortController()
    inspect(file, controller.signal).then(
      (inspection) => {
        if (!controller.signal.aborted) setLast({ file, inspection })
      },
      () => {
        // Another file was chosen meanwhile.
      },
    )
    return () => controller.abort()
  }, [file, inspect])

  return last?.file === file ? last.inspection : undefined
}
