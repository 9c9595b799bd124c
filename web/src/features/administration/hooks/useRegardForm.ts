import { useState, type ChangeEvent } from 'react'
import type { PublicationInput } from '../helpers/publicationTypes'
import { useNumeroTakenError } from './useNumeroTakenError'
import { acceptFile, validateFile, type FileName } from '../helpers/validateFile'
import { validateRegardForm, type RegardFormValues } from '../helpers/validateRegardForm'

type FormValues = RegardFormValues & { titre: string; sommaire: string }
type ValueName = keyof FormValues
type FieldName = ValueName | FileName

const fieldNames: FieldName[] = ['numero', 'dateParution', 'titre', 'sommaire', 'pdf', 'couverture']
const emptyValues: FormValues = { numero: '', dateParution: '', titre: '', sommaire: '' }
const emptyFiles: Record<FileName, File | undefined> = { pdf: undefined, couverture: undefined }

type CheckResult = {
  /** Present when the form is valid. */
  input?: PublicationInput
  /** Message of the banner when a field is missing or invalid. */
  problem?: string
  firstInvalid?: FieldName
}

/** State of the publication form: values, files, touched fields, server errors. */
export function useRegardForm() {
  const [values, setValues] = useState(emptyValues)
  const [files, setFiles] = useState(emptyFiles)
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [serverErrors, setServerErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [fileErrors, setFileErrors] = useState<Partial<Record<FileName, string>>>({})
  const numeroTakenError = useNumeroTakenError(values.numero)

  const validationErrors: Partial<Record<FieldName, string>> = {
    ...validateRegardForm(values),
    pdf: validateFile('pdf', files.pdf),
    couverture: validateFile('couverture', files.couverture),
  }
  // The error of a rejected file takes precedence over that of a missing one.
  const errors: Partial<Record<FieldName, string>> = { ...fileErrors }
  for (const name of fieldNames) {
    errors[name] ??= serverErrors[name] ?? (touched.has(name) ? validationErrors[name] : undefined)
  }
  errors.numero ??= numeroTakenError

  const touch = (...names: FieldName[]) => setTouched((current) => new Set([...current, ...names]))

  const clearServerError = (name: FieldName) =>
    setServerErrors((current) => ({ ...current, [name]: undefined }))

  return {
    files,
    errors,

    valueProps: (name: ValueName) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value } = event.currentTarget
        clearServerError(name)
        setValues((current) => ({ ...current, [name]: value }))
      },
      onBlur: () => touch(name),
    }),

    fileProps: (name: FileName) => ({
      name,
      file: files[name],
      error: errors[name],
      /** A rejected file does not replace the one selected before. */
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        clearServerError(name)
        touch(name)
        setFileErrors((current) => ({
          ...current,
          [name]: 'refusal' in result ? result.refusal : undefined,
        }))
        if ('file' in result) setFiles((current) => ({ ...current, [name]: result.file }))
      },
      onRemove: () => {
        clearServerError(name)
        setFileErrors((current) => ({ ...current, [name]: undefined }))
        setFiles((current) => ({ ...current, [name]: undefined }))
      },
    }),

    /** Marks all fields as touched and validates the form. */
    check: (): CheckResult => {
      touch(...fieldNames)
      if (files.pdf && files.couverture) setFileErrors({})
      const firstInvalid = fieldNames.find((name) => validationErrors[name])
      if (validationErrors.numero || validationErrors.dateParution) {
        return { problem: 'Veuillez remplir tous les champs obligatoires', firstInvalid }
      }
      const { pdf, couverture } = files
      if (!pdf || !couverture) {
        const problem = 'Veuillez sélectionner un fichier PDF et une couverture'
        return { problem, firstInvalid }
      }
      if (firstInvalid) return { problem: validationErrors[firstInvalid], firstInvalid }
      const { numero, dateParution } = values
      const titre = values.titre.trim()
      const sommaire = values.sommaire.trim()
      const texts = { ...(titre && { titre }), ...(sommaire && { sommaire }) }
      return { input: { numero: Number(numero), dateParution, ...texts, pdf, couverture } }
    },

    showServerErrors: (fieldErrors: { path: string; message: string }[]) => {
      setServerErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    },

    /** Sets the values and files of a draft; a field that stays empty is validated as usual. */
    fill: (nextValues: FormValues, nextFiles: Partial<Record<FileName, File>>) => {
      setValues(nextValues)
      setFiles({ ...emptyFiles, ...nextFiles })
      setTouched(new Set())
      setServerErrors({})
      setFileErrors({})
    },

    reset: () => {
      setValues(emptyValues)
      setFiles(emptyFiles)
      setTouched(new Set())
      setServerErrors({})
      setFileErrors({})
    },
  }
}
