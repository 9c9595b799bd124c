import { useState } from 'react'
import { useForm } from '@web/lib/hooks/useForm'
import { findChanges } from '../drafts/useStoredForm'
import {
  type PublicationInput,
  mapOptionalTexts,
  type Parution,
  type RegardTexts,
  type TextValues,
  toTexts,
} from '../publicationTypes'
import { useNumeroTakenError } from '../publisher/publishRegard'
import {
  acceptFile,
  type FileName,
  type RegardFormValues,
  validateFile,
  validatePlannedTime,
  validateRegardForm,
} from './validateRegardForm'
import { usePdfProposals } from '../../pdf/usePdfProposals'

type FormValues = Required<RegardFormValues> & TextValues
type Files = Partial<Record<FileName, File | undefined>>

const emptyValues: FormValues = {
  numero: '',
  dateParution: '',
  ...mapOptionalTexts(() => ''),
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

/**
 * State of the publication form: its texts, and its files with their errors.
 * @param uploadedPdfId of an earlier try: an issue with this PDF is the one in the form
 */
export function useRegardForm(uploadedPdfId: string | undefined) {
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
  const numeroTakenError = useNumeroTakenError(form.values.numero, uploadedPdfId)

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

  const errors = {
    ...form.errors,
    numero: form.errors.numero ?? numeroTakenError,
    prevueLe: form.errors.prevueLe ?? refusePastTime(form.values),
  }
  const changes = findChanges(emptyValues, form.values)
  return {
    /** The changed fields and the files; undefined in an empty form. */
    changes:
      changes || files.pdf || files.couverture ? { values: changes ?? {}, files } : undefined,
    getFieldProps: (name: keyof FormValues) => ({
      ...form.getFieldProps(name),
      error: errors[name],
    }),
    showServerErrors: form.showServerErrors,
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
      if (invalidText === 'prevueLe' && form.values.prevueLe)
        return {
          problem: 'La date prévue est passée\u00a0: choisissez-en une autre.',
          firstInvalid,
        }
      if (invalidText)
        return { problem: 'Veuillez remplir tous les champs obligatoires', firstInvalid }
      if (!pdf || !couverture)
        return { problem: 'Veuillez sélectionner un fichier PDF et une couverture', firstInvalid }
      if (invalidFile)
        return { problem: validateFile(invalidFile, files[invalidFile]), firstInvalid }
      reader.stop()
      return { input: { ...toFormTexts(form.values), pdf, couverture } }
    },

    /**
     * Sets stored values and files; a field that stays empty is validated as usual.
     * @returns what the fields then say, valid or not
     */
    fill: (values: Partial<FormValues>, nextFiles: Files): RegardTexts => {
      const filled = { ...emptyValues, ...values }
      fill(filled, nextFiles, true)
      return toFormTexts(filled)
    },
    reset: () => fill(emptyValues, {}, false),
  }
}

/** The values of the form, valid or not. */
const toFormTexts = (values: FormValues): RegardTexts => ({
  ...toTexts(values),
  parution: toParution(values),
})

/** Refuses a past time at once; not while its year is typed, which goes through year 2 and 20. */
const refusePastTime = ({ parution, prevueLe }: FormValues): string | undefined =>
  parution === 'prevue' && /^[1-9]/.test(prevueLe) ? validatePlannedTime(prevueLe) : undefined

function toParution({ parution, prevueLe }: FormValues): Parution | undefined {
  if (parution === 'brouillon') return { kind: 'draft' }
  return parution === 'prevue' ? { kind: 'planned', at: prevueLe } : undefined
}
