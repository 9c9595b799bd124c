import type { Field, Option } from 'payload'

import { formatFrenchDay, formatFrenchMoment } from '../../lib/formatFrenchDate'
import { getRelationId } from '../../lib/payload/getRelationId'
import { richTextToText } from './richTextToText'

/** Returns the name of a related record. */
export type NameOf = (collection: string, id: string) => Promise<string>

/** Turns the stored value of a field into the text that the panel would show; empty if there is none. */
export async function toText(field: Field, value: unknown, nameOf: NameOf): Promise<string> {
  if (field.type === 'checkbox') return value === true || value === 1 ? 'oui' : 'non'
  if (value === undefined || value === null || value === '') return ''
  switch (field.type) {
    case 'richText':
      return richTextToText(value)
    case 'date':
      return formatDate(value, field.admin?.date?.pickerAppearance === 'dayOnly')
    case 'select':
    case 'radio':
      return listOf(value)
        .map((one) => getOptionLabel(field.options, one))
        .join(', ')
    case 'relationship':
    case 'upload':
      return (
        await Promise.all(listOf(value).map((one) => getRelatedName(field.relationTo, one, nameOf)))
      ).join(', ')
    default:
      return typeof value === 'object' && !Array.isArray(value)
        ? JSON.stringify(value)
        : listOf(value).map(String).join(', ')
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function formatDate(value: unknown, isDay: boolean): string {
  const moment = new Date(value as string)
  if (Number.isNaN(moment.getTime())) return String(value)
  return isDay ? formatFrenchDay(moment) : formatFrenchMoment(moment)
}

function getOptionLabel(options: Option[], value: unknown): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return typeof option === 'object' && typeof option.label === 'string'
    ? option.label
    : String(value)
}

/** @param value an id or a record, with its collection if there are several */
async function getRelatedName(
  relationTo: string | string[],
  value: unknown,
  nameOf: NameOf,
): Promise<string> {
  const related =
    typeof relationTo === 'string'
      ? { relationTo, value }
      : (value as { relationTo: string; value: unknown })
  const id = getRelationId(related.value)
  return id ? nameOf(related.relationTo, id) : ''
}
