import { ValidationError, type Field, type GlobalBeforeOperationHook } from 'payload'

import { isEditeur } from '../../../access/roles'
import { INVALID_RICH_TEXT, isRichText } from '../../../fields/editor/isRichText'
import { asRecord, isRecord } from '../../../lib/isRecord'

type Values = Record<string, unknown>
type FieldError = { path: string; message: string }

const INVALID_SHAPE = 'Cette valeur n’a pas la forme attendue.'

/**
 * Keeps of a global's input only the values of its fields, and checks their types. Payload accepts
 * a number as a list and anything as a text; editor hooks and databases fail on such values in
 * different ways, sometimes after a partial write.
 * @throws ValidationError with the path of every invalid value
 */
export const sanitizeGlobalInput: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const given = args as { data?: unknown }
  // Payload checks access after this hook.
  if (operation !== 'update' || (!overrideAccess && !isEditeur(req))) return given
  const faults: FieldError[] = []
  const data = sanitizeFields(global.fields, asRecord(given.data), '', faults)
  if (faults.length > 0) throw new ValidationError({ global: global.slug, errors: faults }, req.t)
  return { ...given, data }
}

function sanitizeFields(
  fields: Field[],
  values: Values,
  path: string,
  faults: FieldError[],
): Values {
  return Object.assign(
    {},
    ...fields.map((field) => sanitizeField(field, values, path, faults)),
  ) as Values
}

function sanitizeField(field: Field, values: Values, path: string, faults: FieldError[]): Values {
  if (!('name' in field)) {
    return 'fields' in field ? sanitizeFields(field.fields, values, path, faults) : {}
  }
  const { name } = field
  // Clients must not set the timestamps that Payload adds to every record.
  if (!(name in values) || name === 'createdAt' || name === 'updatedAt') return {}
  const value = values[name]
  const here = path + name
  const refuse = (message: string) => {
    faults.push({ path: here, message })
    return {}
  }
  switch (field.type) {
    case 'array': {
      // The admin panel sends an empty list as 0.
      const rows = value === null || value === 0 || value === '0' ? [] : value
      if (!Array.isArray(rows) || !rows.every(isRecord)) return refuse(INVALID_SHAPE)
      return { [name]: sanitizeRows(field.fields, rows, here, faults) }
    }
    case 'group':
      if (!isRecord(value)) return refuse(INVALID_SHAPE)
      return { [name]: sanitizeFields(field.fields, value, `${here}.`, faults) }
    case 'richText':
      return value === null || isRichText(value) ? { [name]: value } : refuse(INVALID_RICH_TEXT)
    case 'text':
    case 'textarea':
    case 'email':
    case 'upload':
      return value === null || typeof value === 'string' ? { [name]: value } : refuse(INVALID_SHAPE)
    default:
      return { [name]: value }
  }
}

/** Rows keep the ids by which Payload matches them; a row with a duplicate id becomes a new row. */
function sanitizeRows(
  fields: Field[],
  rows: Values[],
  path: string,
  faults: FieldError[],
): Values[] {
  const ids = new Set<unknown>()
  return rows.map((row, index) => {
    const { id, ...taken } = sanitizeFields(fields, row, `${path}.${index}.`, faults)
    if (!id || ids.has(id)) return taken
    ids.add(id)
    return { ...taken, id }
  })
}
