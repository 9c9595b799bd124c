import type { Field } from 'payload'

/** Something that only the federation knows, and has not said yet. */
export interface Incomplete {
  /** The labels that lead to the field, from the outside in. */
  labels: string[]
  /** Why it is asked for: nothing is there, or what is there says « à compléter ». */
  reason: 'empty' | 'marked'
}

type Values = Record<string, unknown>

const MARK = /à compléter/i

/**
 * What a page still waits for: fields that are asked for (`custom.aCompleter`) and empty, and any
 * text that says « à compléter ».
 * @param fields the fields of a page, as they are configured
 * @param values what they hold
 */
export function listIncomplete(fields: Field[], values: Values): Incomplete[] {
  return fields.flatMap((field) => ofField(field, values))
}

function ofField(field: Field, values: Values): Incomplete[] {
  switch (field.type) {
    case 'collapsible':
      return within(labelOf(field), listIncomplete(field.fields, values))
    case 'row':
      return listIncomplete(field.fields, values)
    case 'group':
      return 'name' in field
        ? within(labelOf(field), listIncomplete(field.fields, asValues(values[field.name])))
        : listIncomplete(field.fields, values)
    case 'array':
      return asRows(values[field.name]).flatMap((row, index) =>
        within(rowLabel(row, index), listIncomplete(field.fields, row)),
      )
    default:
      return 'name' in field ? ofValue(field, values[field.name]) : []
  }
}

function ofValue(field: Field, value: unknown): Incomplete[] {
  const { aCompleter } = (field.custom ?? {}) as {
    aCompleter?: boolean | ((value: unknown) => boolean)
  }
  const isMissing =
    typeof aCompleter === 'function' ? aCompleter(value) : Boolean(aCompleter) && !value
  if (isMissing) return [{ labels: [labelOf(field)], reason: 'empty' }]
  return MARK.test(textOf(value)) ? [{ labels: [labelOf(field)], reason: 'marked' }] : []
}

/** The words of a plain or a long text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { root, children, text } = value as Values
  return [root, children, text].map(textOf).join(' ')
}

const within = (label: string, found: Incomplete[]): Incomplete[] =>
  found.map(({ labels, reason }) => ({ labels: [label, ...labels], reason }))

const labelOf = (field: Field): string =>
  'label' in field && typeof field.label === 'string' ? field.label : ''

const rowLabel = ({ titre, nom }: Values, index: number): string =>
  typeof titre === 'string' ? titre : typeof nom === 'string' ? nom : `N° ${index + 1}`

const asValues = (value: unknown): Values => (value ?? {}) as Values

const asRows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
