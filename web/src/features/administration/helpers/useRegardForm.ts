import { useRef, useState, type ChangeEvent } from 'react'
import type { PublicationInput } from './publication'
import { validateFile, type FileName } from './validateFile'
import { validateRegardForm, type RegardFormValues } from './validateRegardForm'

type ValueName = keyof RegardFormValues
type FieldName = ValueName | FileName

const fieldNames: FieldName[] = ['numero', 'dateParution', 'pdf', 'couverture']
const noValues: RegardFormValues = { numero: '', dateParution: '' }
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
  const fileInputs = useRef<Partial<Record<FileName, HTMLInputElement | null>>>({})

  const found: Partial<Record<FieldName, string>> = {
    ...validateRegardForm(values),
    pdf: validateFile('pdf', files.pdf),
    couverture: validateFile('couverture', files.couverture),
  }
  const errors: Partial<Record<FieldName, string>> = {}
  for (const name of fieldNames) {
    errors[name] = serverErrors[name] ?? (touched.has(name) ? found[name] : undefined)
  }

  const touch = (...names: FieldName[]) => setTouched((current) => new Set([...current, ...names]))

  const forgetServerError = (name: FieldName) =>
    setServerErrors((current) => ({ ...current, [name]: undefined }))

  return {
    files,
    errors,

    valueProps: (name: ValueName) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        forgetServerError(name)
        setValues((current) => ({ ...current, [name]: value }))
      },
      onBlur: () => touch(name),
    }),

    fileProps: (name: FileName) => ({
      name,
      ref: (input: HTMLInputElement | null) => {
        fileInputs.current[name] = input
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const file = event.currentTarget.files?.[0]
        forgetServerError(name)
        touch(name)
        setFiles((current) => ({ ...current, [name]: file }))
      },
    }),

    /** Touches everything and says whether the issue can be sent. */
    check: (): CheckResult => {
      touch(...fieldNames)
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
      return { input: { numero: Number(numero), dateParution, pdf, couverture } }
    },

    showServerErrors: (fieldErrors: { path: string; message: string }[]) => {
      setServerErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    },

    /** Puts in what was filled in before; a field that stays empty is asked for as ever. */
    fill: (nextValues: RegardFormValues, nextFiles: Partial<Record<FileName, File>>) => {
      setValues(nextValues)
      setFiles({ ...noFiles, ...nextFiles })
      setTouched(new Set())
      setServerErrors({})
    },

    reset: () => {
      setValues(noValues)
      setFiles(noFiles)
      setTouched(new Set())
      setServerErrors({})
      // A file input keeps its file whatever React draws.
      for (const input of Object.values(fileInputs.current)) if (input) input.value = ''
    },
  }
}
