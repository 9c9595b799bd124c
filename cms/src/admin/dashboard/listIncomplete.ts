import type { Field } from 'payload'

import {
  extractText,
  hasExampleValue,
  hasPlaceholder,
} from '../../fields/placeholders/hasPlaceholder'

/** Expected content that only the federation can provide and that is still missing. */
export interface IncompleteField {
  /** Labels of the path to the field, outermost first. */
  labels: string[]
  /** Path of the field in the form, such as `diapositives.0.image`. */
  path: string
  /** 'empty': no value; 'marked': the value contains the placeholder « à compléter ». */
  reason: 'empty' | 'marked'
}

type Values = Record<string, unknown>

/**
 * Lists the missing content of a page: expected fields (`custom.isExpected`) without a value, and
 * any text that contains « à compléter ».
 */
export function listIncomplete(fields: Field[], values: Values): IncompleteField[] {
  return fields.flatMap((field) => listIncompleteOfField(field, values))
}

function listIncompleteOfField(field: Field, values: Values): IncompleteField[] {
  switch (field.type) {
    case 'collapsible':
      return prefix(getLabel(field), '', listIncomplete(field.fields, values))
    case 'row':
      return listIncomplete(field.fields, values)
    case 'group':
      return 'name' in field
        ? prefix(
            getLabel(field),
            `${field.name}.`,
            listIncomplete(field.fields, toValues(values[field.name])),
          )
        : listIncomplete(field.fields, values)
    case 'array':
      return toRows(values[field.name]).flatMap((row, index) =>
        prefix(
          getRowLabel(row, index),
          `${field.name}.${index}.`,
          listIncomplete(field.fields, row),
        ),
      )
    default:
      return 'name' in field && field.name ? listIncompleteValue(field, values[field.name]) : []
  }
}

function listIncompleteValue(field: Field & { name: string }, value: unknown): IncompleteField[] {
  const here = { labels: [getLabel(field)], path: field.name }
  const isMissing = field.custom?.isExpected === true && !value
  if (isMissing || hasExampleValue(field, value)) return [{ ...here, reason: 'empty' }]
  return hasPlaceholder(extractText(value)) ? [{ ...here, reason: 'marked' }] : []
}

const prefix = (label: string, parent: string, found: IncompleteField[]): IncompleteField[] =>
  found.map(({ labels, path, reason }) => ({
    labels: [label, ...labels],
    path: parent + path,
    reason,
  }))

const getLabel = (field: Field): string =>
  'label' in field && typeof field.label === 'string' ? field.label : ''

const getRowLabel = ({ titre, nom }: Values, index: number): string =>
  typeof titre === 'string' ? titre : typeof nom === 'string' ? nom : `N° ${index + 1}`

const toValues = (value: unknown): Values => (value ?? {}) as Values

const toRows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
