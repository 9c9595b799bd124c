import { useState } from 'react'
import { useForm } from '../../../lib/hooks/useForm'
import type { Parution, PublicationInput } from '../helpers/publicationTypes'
import { useNumeroTakenError } from './useNumeroTakenError'
import { acceptFile, validateFile, type FileName } from '../helpers/validateFile'
import { usePdfProposals } from './usePdfProposals'
import { validateRegardForm, type RegardFormValues } from '../helpers/validateRegardForm'

type FormValues = Required<RegardFormValues> & { titre: string; sommaire: string }
type Files = Partial<Record<FileName, File | undefined>>

const emptyValues: FormValues = {
  numero: '',
  dateParution: '',
  titre: '',
  sommaire: '',
  parution: 'maintenant',
  prevueLe: '',
}
const fileNames: FileName[] = ['pdf', 'couverture']

type CheckResult = {
  /** Present when the form is valid. */
  input?: PublicationInput
  /** Message of the banner when a field is missing or invalid. */
  problem?: string
  firstInvalid?: keyof FormValues | FileName
}

/** State of the publication form: its texts, and its files with their errors. */
export function useRegardForm() {
  const form = useForm({ initialValues: emptyValues, validate: validateRegardForm })
  const [files, setFiles] = useState<Files>({})
  const [touchedFiles, setTouchedFiles] = useState<ReadonlySet<FileName>>(new Set())
  const [refusals, setRefusals] = useState<Partial<Record<FileName, string | undefined>>>({})
  const setRefusal = (name: FileName, refusal: string | undefined) =>
    setRefusals((current) => ({ ...current, [name]: refusal }))
  const { proposals, ...reader } = usePdfProposals({
    values: form.values,
    couverture: files.couverture,
    onChange: ({ values, changesCover, couverture }) => {
      form.setValues(values)
      if (!changesCover) return
      form.clearServerError('couverture')
      setRefusal('couverture', undefined)
      setFiles((current) => ({ ...current, couverture }))
    },
  })
  const numeroTakenError = useNumeroTakenError(form.values.numero)

  /** The error of a rejected file takes precedence over that of a missing one. */
  const getFileError = (name: FileName) =>
    refusals[name] ??
    form.serverErrors[name] ??
    (touchedFiles.has(name) ? validateFile(name, files[name]) : undefined)

  const fill = (values: FormValues, nextFiles: Files, isResumed: boolean) => {
    form.reset(values)
    reader.reset({ hasOwnTexts: isResumed })
    setFiles(nextFiles)
    setTouchedFiles(new Set())
    setRefusals({})
  }

  return {
    values: form.values,
    errors: { ...form.errors, numero: form.errors.numero ?? numeroTakenError },
    getFieldProps: form.getFieldProps,
    showServerErrors: form.showServerErrors,
    /** What the selected PDF proposes. */
    proposals,

    getFileProps: (name: FileName) => ({
      name,
      file: files[name],
      error: getFileError(name),
      /** A rejected file does not replace the one selected before. */
      onFiles: (offered: File[]) => {
        const result = acceptFile(name, offered)
        form.clearServerError(name)
        setTouchedFiles((current) => new Set([...current, name]))
        setRefusal(name, 'refusal' in result ? result.refusal : undefined)
        if (!('file' in result)) return
        setFiles((current) => ({ ...current, [name]: result.file }))
        if (name === 'pdf') reader.handlePdf(result.file)
      },
      onRemove: () => {
        form.clearServerError(name)
        setRefusal(name, undefined)
        setFiles((current) => ({ ...current, [name]: undefined }))
        if (name === 'pdf') reader.handlePdf(undefined)
      },
    }),

    /** Shows the errors of all fields and validates the form. */
    check: (): CheckResult => {
      const invalidText = form.check()
      setTouchedFiles(new Set(fileNames))
      const { pdf, couverture } = files
      if (pdf && couverture) setRefusals({})
      const invalidFile = fileNames.find((name) => validateFile(name, files[name]))
      const firstInvalid = invalidText ?? invalidFile
      if (invalidText)
        return { problem: 'Veuillez remplir tous les champs obligatoires', firstInvalid }
      if (!pdf || !couverture)
        return { problem: 'Veuillez sélectionner un fichier PDF et une couverture', firstInvalid }
      if (invalidFile)
        return { problem: validateFile(invalidFile, files[invalidFile]), firstInvalid }
      reader.stop()
      const { numero, dateParution } = form.values
      const titre = form.values.titre.trim()
      const sommaire = form.values.sommaire.trim()
      const texts = { ...(titre && { titre }), ...(sommaire && { sommaire }) }
      const parution = toParution(form.values)
      const data = { numero: Number(numero), dateParution, ...texts, ...(parution && { parution }) }
      return { input: { ...data, pdf, couverture } }
    },

    /** Sets the values and files of a draft; a field that stays empty is validated as usual. */
    fill: (values: Partial<FormValues>, nextFiles: Files) =>
      fill({ ...emptyValues, ...values }, nextFiles, true),
    reset: () => fill(emptyValues, {}, false),
  }
}

function toParution({ parution, prevueLe }: FormValues): Parution | undefined {
  if (parution === 'brouillon') return { kind: 'draft' }
  return parution === 'prevue' ? { kind: 'planned', at: prevueLe } : undefined
}
