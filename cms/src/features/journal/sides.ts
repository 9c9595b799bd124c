import type { Field, Option } from 'payload'

import { formatFrenchDay, formatFrenchMoment } from '../../lib/frenchDates'
import { asRecord } from '../../lib/isRecord'
import { getRelationId } from '../../lib/payload/getRelationId'
import { blocksOf, childrenOf, type RichTextNode } from '../../lib/richText'

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

/** Turns a rich text into lines: paragraphs, bullets, the address of a link behind its words. */
const richTextToText = (value: unknown): string => blocksOf(value).map(toLines).join('\n').trim()

function toLines(node: RichTextNode): string {
  if (node.type !== 'list') return toInlineText(node)
  return childrenOf(node)
    .map((item) => `• ${toInlineText(item)}`)
    .join('\n')
}

function toInlineText(node: RichTextNode): string {
  const { type, text } = node
  if (type === 'text') return typeof text === 'string' ? text : ''
  if (type === 'linebreak') return '\n'
  if (type === 'tab') return '\t'
  const words = childrenOf(node)
    .map((child) => (child.type === 'list' ? `\n${toLines(child)}` : toInlineText(child)))
    .join('')
  const { url } = asRecord(node.fields)
  return typeof url === 'string' && url !== '' ? `${words} (${url})` : words
}

/** Characters that are kept of each side. */
const MAX_LENGTH = 500

/** Characters that are kept before the first difference of two long texts. */
const LEAD_LENGTH = 60

/** Shortens both sides to 500 characters, which begin shortly before the first difference. */
export function shortenSides(avant: string, apres: string): { avant: string; apres: string } {
  const isLong = avant.length > MAX_LENGTH || apres.length > MAX_LENGTH
  const start = isLong ? Math.max(0, findFirstDifference(avant, apres) - LEAD_LENGTH) : 0
  return { avant: cut(avant, start), apres: cut(apres, start) }
}

function findFirstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

function cut(text: string, start: number): string {
  const head = start > 0 && text !== '' ? '…' : ''
  const rest = text.slice(start)
  const room = MAX_LENGTH - head.length
  return head + (rest.length > room ? `${rest.slice(0, room - 1)}…` : rest)
}
