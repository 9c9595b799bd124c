import { useState } from 'react'
import type { DraftFiles } from '../../publication/drafts/PublicationDraft'
import { acceptFile, type FileName } from '../../publication/form/validateFile'

/** The files that take the place of those of an issue: none, one or both. */
export function useReplacedFiles() {
  const [files, setFiles] = useState<DraftFiles>({})
  const [refusals, setRefusals] = useState<Partial<Record<FileName, string | undefined>>>({})

  const setFile = (name: FileName, file: File | undefined) =>
    setFiles(({ [name]: _replaced, ...others }) => ({ ...others, ...(file && { [name]: file }) }))
  const setRefusal = (name: FileName, refusal: string | undefined) =>
    setRefusals((current) => ({ ...current, [name]: refusal }))

  return {
    /** The same object while the files do not change. */
    files,
    setFiles,
    setFile,

    getFileProps: (name: FileName) => ({
      name,
      file: files[name],
      error: refusals[name],
      /** A rejected file does not replace the one selected before. */
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        setRefusal(name, 'refusal' in result ? result.refusal : undefined)
        if ('file' in result) setFile(name, result.file)
      },
      onRemove: () => {
        setRefusal(name, undefined)
        setFile(name, undefined)
      },
    }),

    /** Shows the server's errors of the files. */
    showErrors: (fieldErrors: { path: string; message: string }[]) => {
      for (const { path, message } of fieldErrors)
        if (path === 'pdf' || path === 'couverture') setRefusal(path, message)
    },
  }
}
