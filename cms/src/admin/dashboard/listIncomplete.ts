import type { Field } from 'payload'

import { extractText } from '../../fields/placeholders/extractText'
import { hasExampleValue, hasPlaceholder } from '../../fields/placeholders/hasPlaceholder'

/** Expected content that only the federation can provide and that is still missing. */
export interface IncompleteField {
  /** Labels of the path to the field, outermost first. */
  labels: string[]
  /** 'empty': no value; 'marked': the value contains the placeholder « à compléter ». */
  reason: 'empty' | 'marked'
}

type Values = Record<string, unknown>

/**
 * Lists the missing content of a page: expected fields (`custom.isExpected`) without a value, and
 * any text that contains « à compléter ».
 * @param fields field configuration of the page
 * @param values values of the fields
 */
export function listIncomplete(fields: Field[], values: Values): IncompleteField[] {
  return fields.flatMap((field) => listIncompleteOfField(field, values))
}

function listIncompleteOfField(field: Field, values: Values): IncompleteField[] {
  switch (field.type) {
    case 'collapsible':
      return prefixLabel(getLabel(field), listIncomplete(field.fields, values))
    case 'row':
      return listIncomplete(field.fields, values)
    case 'group':
      return 'name' in field
        ? prefixLabel(getLabel(field), listIncomplete(field.fields, toValues(values[field.name])))
        : listIncomplete(field.fields, values)
    case 'array':
      return toRows(values[field.name]).flatMap((row, index) =>
        prefixLabel(getRowLabel(row, index), listIncomplete(field.fields, row)),
      )
    default:
      return 'name' in field ? listIncompleteValue(field, values[field.name]) : []
  }
}

function listIncompleteValue(field: Field, value: unknown): IncompleteField[] {
  const isMissing = field.custom?.isExpected === true && !value
  if (isMissing || hasExampleValue(field, value))
    return [{ labels: [getLabel(field)], reason: 'empty' }]
  return hasPlaceholder(extractText(value)) ? [{ labels: [getLabel(field)], reason: 'marked' }] : []
}

const prefixLabel = (label: string, found: IncompleteField[]): IncompleteField[] =>
  found.map(({ labels, reason }) => ({ labels: [label, ...labels], reason }))

const getLabel = (field: Field): string =>
  'label' in field && typeof field.label === 'string' ? field.label : ''

const getRowLabel = ({ titre, nom }: Values, index: number): string =>
  typeof titre === 'string' ? titre : typeof nom === 'string' ? nom : `N° ${index + 1}`

const toValues = (value: unknown): Values => (value ?? {}) as Values

const toRows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
