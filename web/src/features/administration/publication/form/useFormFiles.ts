import { useState } from 'react'
import type { FormFiles } from '../drafts/formDatabase'
import { uploadKinds, type UploadKind } from '../publicationTypes'
import { acceptFile, validateFile } from './validateRegardForm'

/** The files of a form, with their errors. A rejected file does not replace the one before. */
export function useFormFiles({ isRequired }: { isRequired: boolean }) {
  const [files, setFiles] = useState<FormFiles>({})
  const [touched, setTouched] = useState<ReadonlySet<UploadKind>>(new Set())
  /** Of rejected files, and of the server. */
  const [errors, setErrors] = useState<Partial<Record<UploadKind, string | undefined>>>({})

  const setError = (name: UploadKind, error: string | undefined) =>
    setErrors((current) => ({ ...current, [name]: error }))

  function setFile(name: UploadKind, file: File | undefined) {
    setError(name, undefined)
    setFiles(({ [name]: _replaced, ...others }) => ({ ...others, ...(file && { [name]: file }) }))
  }

  return {
    /** The same object while the files do not change. */
    files,
    setFile,

    /** @param onChange called with the new file, or without one */
    getProps: (name: UploadKind, onChange?: (file: File | undefined) => void) => ({
      name,
      file: files[name],
      error:
        errors[name] ??
        (isRequired && touched.has(name) ? validateFile(name, files[name]) : undefined),
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        setTouched((current) => new Set([...current, name]))
        if ('refusal' in result) {
          setError(name, result.refusal)
          return
        }
        setFile(name, result.file)
        onChange?.(result.file)
      },
      onRemove: () => {
        setFile(name, undefined)
        onChange?.(undefined)
      },
    }),

    /** Shows the errors of missing files. @returns the name of the first file that is missing or invalid */
    check: (): UploadKind | undefined => {
      setTouched(new Set(uploadKinds))
      if (files.pdf && files.couverture) setErrors({})
      return uploadKinds.find((name) => validateFile(name, files[name]))
    },

    /** Shows the server's errors of the files. */
    showErrors: (fieldErrors: { path: string; message: string }[]) => {
      for (const { path, message } of fieldErrors)
        if (path === 'pdf' || path === 'couverture') setError(path, message)
    },

    /** Starts anew with these files, without errors. */
    reset: (next: FormFiles = {}) => {
      setFiles(next)
      setTouched(new Set())
      setErrors({})
    },
  }
}
