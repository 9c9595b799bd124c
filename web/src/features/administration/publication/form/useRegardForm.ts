import { useForm } from '@web/lib/hooks/useForm'
import { findChanges } from '../drafts/useStoredForm'
import {
  type PublicationInput,
  mapOptionalTexts,
  type Parution,
  type RegardTexts,
  type TextValues,
  toTexts,
  type UploadKind,
} from '../publicationTypes'
import { useNumeroTakenError } from '../publisher/publishRegard'
import type { FormFiles } from '../drafts/formDatabase'
import { useFormFiles } from './useFormFiles'
import {
  type RegardFormValues,
  validateFile,
  validatePlannedTime,
  validateRegardForm,
} from './validateRegardForm'
import { usePdfProposals } from '../../pdf/usePdfProposals'

type FormValues = Required<RegardFormValues> & TextValues

const emptyValues: FormValues = {
  numero: '',
  dateParution: '',
  ...mapOptionalTexts(() => ''),
  parution: 'maintenant',
  prevueLe: '',
}

type CheckResult = {
  /** Present when the form is valid. */
  input?: PublicationInput
  /** Message of the banner when a field is missing or invalid. */
  problem?: string
  firstInvalid?: keyof FormValues | UploadKind
}

/**
 * State of the publication form: its texts, and its files with their errors.
 * @param uploadedPdfId of an earlier try: an issue with this PDF is the one in the form
 */
export function useRegardForm(uploadedPdfId: string | undefined) {
  const form = useForm({ initialValues: emptyValues, validate: validateRegardForm })
  const chosen = useFormFiles({ isRequired: true })
  const { files } = chosen
  const { couverture: cover } = files
  const { proposals, ...reader } = usePdfProposals(
    { ...form.values, couverture: cover },
    (parts) => {
      const { couverture, ...values } = parts
      form.setValues(values)
      if ('couverture' in parts) chosen.setFile('couverture', couverture)
    },
  )
  const numeroTakenError = useNumeroTakenError(form.values.numero, uploadedPdfId)

  const fill = (values: FormValues, nextFiles: FormFiles, isResumed: boolean) => {
    form.reset(values)
    reader.reset({ hasOwnTexts: isResumed })
    chosen.reset(nextFiles)
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
    showServerErrors: (fieldErrors: { path: string; message: string }[]) => {
      form.showServerErrors(fieldErrors)
      chosen.showErrors(fieldErrors)
    },
    proposals,
    getFileProps: (name: UploadKind) =>
      chosen.getProps(name, name === 'pdf' ? reader.handlePdf : undefined),

    /** Shows the errors of all fields and validates the form. */
    check: (): CheckResult => {
      const invalidText = form.check()
      const invalidFile = chosen.check()
      const { pdf, couverture } = files
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

    /** Sets stored values and files. @returns what the fields then say, valid or not */
    fill: (values: Partial<FormValues>, nextFiles: FormFiles): RegardTexts => {
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
