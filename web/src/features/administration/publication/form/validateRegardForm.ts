import { coverFormats, isCover } from './cover'

export type RegardFormValues = {
  /** As typed; empty when the browser cannot parse it as a number. */
  numero: string
  /** `YYYY-MM-DD`, or empty. */
  dateParution: string
  /** When a new issue appears on the site: `maintenant`, `prevue` or `brouillon`. */
  parution?: string
  /** Planned time in Paris, `YYYY-MM-DDTHH:MM`, or empty. */
  prevueLe?: string
}

type RegardFormErrors = Partial<Record<keyof RegardFormValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
export function validateRegardForm(values: RegardFormValues): RegardFormErrors {
  const { numero, dateParution, parution, prevueLe } = values
  const errors: RegardFormErrors = {}
  const number = Number(numero)
  if (!numero.trim() || Number.isNaN(number)) errors.numero = 'Le numéro est obligatoire'
  else if (number < 1) errors.numero = 'Le numéro doit être supérieur à 0'
  else if (!Number.isSafeInteger(number)) errors.numero = 'Le numéro doit être un nombre entier'
  else if (number > 999_999_999) errors.numero = 'Le numéro doit avoir neuf chiffres au plus'
  if (!dateParution) errors.dateParution = 'La date de parution est obligatoire'
  if (parution === 'prevue') errors.prevueLe = validatePlannedTime(prevueLe)
  return errors
}

/**
 * Validates the time of a planned publication, with the server's message.
 * @param time in Paris, `YYYY-MM-DDTHH:MM`
 */
export function validatePlannedTime(time: string | undefined): string | undefined {
  if (!time) return 'Choisissez un jour et une heure.'
  return time <= getParisTime() ? 'Cette date est passée.' : undefined
}

/** Swedish dates are ISO 8601 dates. */
const parisFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

const getParisTime = (): string => parisFormat.format(new Date()).replace(' ', 'T')

export type FileName = 'pdf' | 'couverture'

const missingMessages: Record<FileName, string> = {
  pdf: 'Sélectionnez un fichier PDF',
  couverture: 'Sélectionnez une image de couverture',
}

const wrongTypeMessages: Record<FileName, string> = {
  pdf: 'Le fichier doit être un PDF',
  couverture: `La couverture doit être une image (${coverFormats})`,
}

/**
 * Checks that a file is present, of the right type and not empty; the server checks its content.
 * @returns the error message; undefined for a valid file
 */
export function validateFile(name: FileName, file: File | undefined): string | undefined {
  if (!file) return missingMessages[name]
  const isRight = name === 'pdf' ? isPdf(file) : isCover(file)
  if (!isRight) return wrongTypeMessages[name]
  return file.size === 0 ? 'Le fichier est vide' : undefined
}

/**
 * Validates the files dropped on or selected in a field: exactly one, of the right type.
 * @returns the file, or the error message
 */
export function acceptFile(name: FileName, files: File[]): { file: File } | { refusal: string } {
  const [file, ...others] = files
  if (others.length > 0) return { refusal: 'Choisissez un seul fichier' }
  const refusal = validateFile(name, file)
  return !file || refusal ? { refusal: refusal ?? missingMessages[name] } : { file }
}

function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name)
}
