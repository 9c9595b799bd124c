import {
  ValidationError,
  type AfterErrorHook,
  type DateFieldValidation,
  type NumberFieldValidation,
  type UploadFieldSingleValidation,
} from 'payload'

import { findFields } from '../../../infrastructure/database/rows'
import { isNumero } from '../../../lib/parseNumero'
import { isPlausibleYear, isPublicationDay } from '../publicationDay/toPublicationDay'

/** Validates a number: a positive integer of no other issue (messages: specification, 5). */
export const validateNumero: NumberFieldValidation = async (value, { id, req }) => {
  if (value === undefined || value === null) return 'Le numéro est obligatoire'
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return 'Le numéro doit être un nombre entier'
  if (value < 1) return 'Le numéro doit être supérieur à 0'
  if (!isNumero(value)) return 'Le numéro doit avoir neuf chiffres au plus'
  const taken = await findFields(req.payload, 'regards', { numero: { equals: value } }, 'numero')
  return taken && taken.id !== id ? getNumeroTakenMessage(value) : true
}

const getNumeroTakenMessage = (numero: number) => `Le numéro ${numero} existe déjà`

const INVALID_DATE = 'La date de parution n’est pas une date valable'

export const validateDateParution: DateFieldValidation = (value) => {
  if (value === undefined || value === null || (value as unknown) === '') {
    return 'La date de parution est obligatoire'
  }
  return isPublicationDay(value) && isPlausibleYear(String(value)) ? true : INVALID_DATE
}

/** Validates a file relation: required, and the record must exist. */
export const validateFile =
  (collection: 'documents' | 'images'): UploadFieldSingleValidation =>
  async (value, { req }) => {
    const id: unknown = value && typeof value === 'object' && 'id' in value ? value.id : value
    if (id === undefined || id === null || id === '') {
      return 'Veuillez sélectionner un fichier PDF et une couverture'
    }
    const file =
      typeof id === 'string'
        ? await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
        : undefined
    if (file) return true
    return collection === 'documents'
      ? 'Ce fichier PDF n’existe pas'
      : 'Cette couverture n’existe pas'
  }

/**
 * Replaces the unique index's error message, which differs between databases, with the validation's
 * message. Applies when two administrators publish the same number concurrently.
 */
export const mapDuplicateNumeroError: AfterErrorHook = ({ error, req }) => {
  const numero = (req.data as { numero?: unknown } | undefined)?.numero
  if (!(error instanceof ValidationError) || typeof numero !== 'number') return
  for (const fault of error.data.errors) {
    if (fault.path === 'numero' && fault.message === req.t('error:valueMustBeUnique')) {
      fault.message = getNumeroTakenMessage(numero)
    }
  }
}
