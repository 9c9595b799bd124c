import { useEffect, useState } from 'react'

type Reading<Result> = { file: File; result: Result }

/**
 * What a function reads from a chosen file; undefined without one, and while it is read.
 * @param read the same function at each render; it rejects only after its signal was aborted
 */
export function useFileReading<Result>(
  file: File | undefined,
  read: (file: File, signal: AbortSignal) => Promise<Result>,
): Result | undefined {
  const [last, setLast] = useState<Reading<Result>>()
  useEffect(() => {
    if (!file) return
    const controller = new AbortController()
    read(file, controller.signal).then(
      (result) => {
        if (!controller.signal.aborted) setLast({ file, result })
      },
      () => {
        // Aborted: another file was selected.
      },
    )
    return () => controller.abort()
  }, [file, read])
  return last && last.file === file ? last.result : undefined
}
