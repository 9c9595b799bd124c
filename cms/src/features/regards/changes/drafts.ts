import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { isNumero } from '../../../lib/parseNumero'
import { isPublicationDay } from '../publicationDay/toPublicationDay'

const isString = (value: unknown): boolean => typeof value === 'string'

/** Whether a value can be stored, by field; a missing one always can. */
const CHECKS: Record<string, (value: unknown) => boolean> = {
  numero: isNumero,
  dateParution: isPublicationDay,
  titre: isString,
  sommaire: isString,
  // Their ids.
  pdf: isString,
  couverture: isString,
}

/**
 * Validates what Payload does not of a draft, which may lack any field: the types of its values, on
 * which the databases fail. An empty text is a missing value.
 * @throws ValidationError
 */
export const rejectMalformedDraft: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?._status !== 'draft') return data
  const checked = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    value === '' && name in CHECKS ? null : value,
  ])
  const errors = checked
    .filter(
      ([name, value]) => value !== null && value !== undefined && !(CHECKS[name]?.(value) ?? true),
    )
    .map(([path]) => ({ path, message: 'Cette valeur n’est pas valable.' }))
  if (errors.length > 0) throw new ValidationError({ collection: 'regards', errors }, req.t)
  return Object.fromEntries(checked)
}
