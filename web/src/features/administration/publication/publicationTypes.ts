import type { UploadState } from './upload/UploadProgressStore'
import type { UploadTask } from './upload/UploadTask'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { MAX_ISSUE_TITLE, MAX_SUMMARY } from '@regards/contract/limits'
import type { Regard } from '@payload-types'
import { UploadError } from './upload/UploadError'

type TextField = {
  name: keyof Regard
  label: string
  hint: string
  /** In characters. */
  maxLength: number
  isMultiline: boolean
}

/** The optional texts of an issue, in the order of the forms, which show, compare and send them. */
export const optionalTexts = [
  {
    name: 'titre',
    label: 'Titre',
    hint: 'Facultatif',
    maxLength: MAX_ISSUE_TITLE,
    isMultiline: false,
  },
  {
    name: 'sommaire',
    label: 'Sommaire',
    hint: 'Facultatif. Les retours à la ligne sont gardés.',
    maxLength: MAX_SUMMARY,
    isMultiline: true,
  },
] as const satisfies TextField[]

type OptionalText = (typeof optionalTexts)[number]['name']

/** The texts in the fields of a form. */
export type TextValues = Record<'numero' | 'dateParution' | OptionalText, string>

/** When an issue appears on the site, unless at once; `at` is a time in Paris, YYYY-MM-DDTHH:MM. */
export type Parution = { kind: 'draft' } | { kind: 'planned'; at: string }

/** The texts of an issue as they are sent and stored; an empty one is absent. */
export type RegardTexts = {
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  /** Of a new issue. Absent: at once. */
  parution?: Parution
  /** For a correction: removes the articles of the former PDF before the new ones exist. */
  retirerAncienTexte?: boolean
} & Partial<Record<OptionalText, string>>

/** The texts of an issue as the server has them. */
export type StoredTexts = Omit<RegardTexts, 'parution' | 'retirerAncienTexte'> & {
  /** Names this state: the server refuses a change that starts from an older one. */
  updatedAt: string
}

/** A value for each of the optional texts. */
export const mapOptionalTexts = <Value>(toValue: (name: OptionalText) => Value) =>
  Object.fromEntries(optionalTexts.map(({ name }) => [name, toValue(name)])) as Record<
    OptionalText,
    Value
  >

/** The fields of a form for an issue. */
export const toTextValues = ({ numero, dateParution, ...texts }: RegardTexts): TextValues => ({
  numero: String(numero),
  dateParution,
  ...mapOptionalTexts((name) => texts[name] ?? ''),
})

/** The values of a form, valid or not. */
export const toTexts = ({ numero, dateParution, ...values }: TextValues): RegardTexts => ({
  numero: Number(numero),
  dateParution,
  ...mapOptionalTexts((name) => values[name].trim() || undefined),
})

/** The texts of an issue, without the rest of it. */
export const pickStoredTexts = ({ numero, dateParution, updatedAt, ...texts }: StoredTexts) => ({
  ...{ numero, dateParution, updatedAt },
  ...mapOptionalTexts((name) => texts[name] ?? ''),
})

/** Texts for an existing issue: sends empty values for absent texts, which would otherwise stay. */
export const emptyAbsentTexts = <Texts extends Omit<RegardTexts, 'parution'>>(texts: Texts) => ({
  ...texts,
  ...mapOptionalTexts((name) => texts[name] ?? null),
})

/** The changed texts, for an existing issue. */
export function toChangedTexts(before: StoredTexts, now: RegardTexts) {
  const texts: Record<string, unknown> = emptyAbsentTexts(now)
  const names = ['numero', 'dateParution', ...optionalTexts.map(({ name }) => name)] as const
  const changed = names.filter((name) => (texts[name] ?? '') !== (before[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, texts[name]]))
}

/** In the specification's order (section 4): PDF, cover, record. */
export type PublicationStep = 'pdf' | 'couverture' | 'regard'

export const uploadKinds = ['pdf', 'couverture'] as const

export type UploadKind = (typeof uploadKinds)[number]

export type PublicationInput = RegardTexts & Record<UploadKind, File>

/** The present texts of an issue, and replacing files. */
export type CorrectionInput = RegardTexts & {
  regard: string
  /** The issue as it was when the correction began. */
  base: StoredTexts
  /** Whether a draft beside the published issue may become an earlier version. */
  brouillonEcarte?: boolean
} & Partial<Record<UploadKind, File>>

/** The input of the save, after the uploads: document ids replace the files. */
export type Uploaded<Input> = Omit<Input, UploadKind> & {
  [Kind in UploadKind & keyof Input]: string
}

export type NewRegard = Uploaded<PublicationInput>

/** Progress of a publication. The same object until something changes. */
export type PublicationSnapshot = {
  step: PublicationStep
  /** `checking` while the MD5 of a file is computed, `saving` while the record is created. */
  activity: 'checking' | 'saving' | UploadState
  /** Of both files together. */
  sentBytes: number
  totalBytes: number
  bytesPerSecond?: number
  secondsLeft?: number
  /** Time of the next retry after a lost connection, in milliseconds since 1970. */
  retryAt?: number
}

export type FileUpload = Pick<
  UploadTask,
  'done' | 'uploadUrl' | 'snapshot' | 'subscribe' | 'pause' | 'resume' | 'cancel'
>

export type UploadRequest = {
  file: File
  kind: UploadKind
  folder: string
  /** MD5 of the whole file, in base 64: the server verifies it. */
  md5Hash: string
  /** tus URL of an unfinished upload of the same file, to resume. */
  uploadUrl: string | undefined
}

/** The failed step, the message in French, and the server's errors of single fields. */
export class PublicationError extends Error {
  readonly step: PublicationStep
  readonly fieldErrors: { path: string; message: string }[]
  /** Whether the user canceled; nothing failed then. */
  readonly isCanceled: boolean

  constructor(step: PublicationStep, cause: unknown) {
    const isCanceled = cause instanceof UploadError && cause.code === 'storage/canceled'
    const reason = cause instanceof UploadError ? cause.message : toFrenchMessage(cause)
    super(isCanceled ? reason : `${stepErrorMessages[step]}\u00a0: ${reason}`, { cause })
    this.name = 'PublicationError'
    this.step = step
    this.fieldErrors = cause instanceof ApiError ? cause.fieldErrors : []
    this.isCanceled = isCanceled
  }
}

/** Logs a failure, unless it is a cancellation. @returns its message, and errors of fields */
export function reportFailure(error: Error, sentence: string) {
  const own = error instanceof PublicationError ? error : undefined
  if (!own?.isCanceled) logError(sentence, error)
  return { message: own?.message ?? toFrenchMessage(error), fieldErrors: own?.fieldErrors ?? [] }
}

const stepErrorMessages: Record<PublicationStep, string> = {
  pdf: 'L’envoi du PDF a échoué',
  couverture: 'L’envoi de la couverture a échoué',
  regard: 'L’enregistrement du numéro a échoué',
}
