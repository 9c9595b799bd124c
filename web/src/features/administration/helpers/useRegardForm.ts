import { useState, type ChangeEvent } from 'react'
import type { PublicationInput } from './publication'
import { useNumeroTaken } from './useNumeroTaken'
import { acceptFile, validateFile, type FileName } from './validateFile'
import { validateRegardForm, type RegardFormValues } from './validateRegardForm'

type FormValues = RegardFormValues & { titre: string; sommaire: string }
type ValueName = keyof FormValues
type FieldName = ValueName | FileName

const fieldNames: FieldName[] = ['numero', 'dateParution', 'titre', 'sommaire', 'pdf', 'couverture']
const noValues: FormValues = { numero: '', dateParution: '', titre: '', sommaire: '' }
const noFiles: Record<FileName, File | undefined> = { pdf: undefined, couverture: undefined }

type CheckResult = {
  /** Present when all is well. */
  input?: PublicationInput
  /** The banner's message when something is missing or wrong. */
  problem?: string
  firstInvalid?: FieldName
}

/** The state of the form: what is typed and chosen, what was touched, what the server refused. */
export function useRegardForm() {
  const [values, setValues] = useState(noValues)
  const [files, setFiles] = useState(noFiles)
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [serverErrors, setServerErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [refusals, setRefusals] = useState<Partial<Record<FileName, string>>>({})
  const numeroTaken = useNumeroTaken(values.numero)

  const found: Partial<Record<FieldName, string>> = {
    ...validateRegardForm(values),
    pdf: validateFile('pdf', files.pdf),
    couverture: validateFile('couverture', files.couverture),
  }
  // A refused file is none: why it was refused says more than that one is missing.
  const errors: Partial<Record<FieldName, string>> = { ...refusals }
  for (const name of fieldNames) {
    errors[name] ??= serverErrors[name] ?? (touched.has(name) ? found[name] : undefined)
  }
  errors.numero ??= numeroTaken

  const touch = (...names: FieldName[]) => setTouched((current) => new Set([...current, ...names]))

  const forgetServerError = (name: FieldName) =>
    setServerErrors((current) => ({ ...current, [name]: undefined }))

  return {
    files,
    errors,

    valueProps: (name: ValueName) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value } = event.currentTarget
        forgetServerError(name)
        setValues((current) => ({ ...current, [name]: value }))
      },
      onBlur: () => touch(name),
    }),

    fileProps: (name: FileName) => ({
      name,
      file: files[name],
      error: errors[name],
      /** What is refused leaves the file that was chosen before. */
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        forgetServerError(name)
        touch(name)
        setRefusals((current) => ({
          ...current,
          [name]: 'refusal' in result ? result.refusal : undefined,
        }))
        if ('file' in result) setFiles((current) => ({ ...current, [name]: result.file }))
      },
      onRemove: () => {
        forgetServerError(name)
        setRefusals((current) => ({ ...current, [name]: undefined }))
        setFiles((current) => ({ ...current, [name]: undefined }))
      },
    }),

    /** Touches everything and says whether the issue can be sent. */
    check: (): CheckResult => {
      touch(...fieldNames)
      if (files.pdf && files.couverture) setRefusals({})
      const firstInvalid = fieldNames.find((name) => found[name])
      if (found.numero || found.dateParution) {
        return { problem: 'Veuillez remplir tous les champs obligatoires', firstInvalid }
      }
      const { pdf, couverture } = files
      if (!pdf || !couverture) {
        const problem = 'Veuillez sélectionner un fichier PDF et une couverture'
        return { problem, firstInvalid }
      }
      if (firstInvalid) return { problem: found[firstInvalid], firstInvalid }
      const { numero, dateParution } = values
      const titre = values.titre.trim()
      const sommaire = values.sommaire.trim()
      const texts = { ...(titre && { titre }), ...(sommaire && { sommaire }) }
      return { input: { numero: Number(numero), dateParution, ...texts, pdf, couverture } }
    },

    showServerErrors: (fieldErrors: { path: string; message: string }[]) => {
      setServerErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    },

    /** Puts in what was filled in before; a field that stays empty is asked for as ever. */
    fill: (nextValues: FormValues, nextFiles: Partial<Record<FileName, File>>) => {
      setValues(nextValues)
      setFiles({ ...noFiles, ...nextFiles })
      setTouched(new Set())
      setServerErrors({})
      setRefusals({})
    },

    reset: () => {
      setValues(noValues)
      setFiles(noFiles)
      setTouched(new Set())
      setServerErrors({})
      setRefusals({})
    },
  }
}
