import type { ArrayField, Field } from 'payload'

import type { Change } from '../../infrastructure/journal'
import { asRecord } from '../../lib/isRecord'
import { shortenSides, toText, type NameOf } from './sides'

type Values = Record<string, unknown>

/** Further fields are counted only. */
const MAX_CHANGES = 30

const SEPARATOR = ' › '

/** What the description needs from Payload. */
export interface Describer {
  nameOf: NameOf
  /** Translates the labels of Payload's own fields. */
  translate: (label: unknown) => string | undefined
}

/**
 * Describes each changed, recorded field of a record: its label and both sides as text.
 * @param before empty for a record that is created; `after` for one that is deleted
 */
export async function describeChanges(
  fields: Field[],
  before: Values,
  after: Values,
  describer: Describer,
): Promise<Change[]> {
  const changes = await compareFields(fields, before, after, [], describer)
  const more = changes.length - MAX_CHANGES
  return changes
    .slice(0, MAX_CHANGES)
    .map(({ champ, avant, apres }) => ({ champ, ...shortenSides(avant, apres) }))
    .concat(more > 0 ? [{ champ: `… et ${more} autres champs`, avant: '', apres: '' }] : [])
}

async function compareFields(
  fields: Field[],
  before: Values,
  after: Values,
  path: string[],
  describer: Describer,
): Promise<Change[]> {
  const found: Change[] = []
  for (const field of fields.filter(isRecorded)) {
    found.push(...(await compareField(field, before, after, path, describer)))
  }
  return found
}

async function compareField(
  field: Field,
  before: Values,
  after: Values,
  path: string[],
  describer: Describer,
): Promise<Change[]> {
  // A list often has the same label as the section around it.
  const here = [...path, ...toLabel(field, describer).filter((label) => label !== path.at(-1))]
  if (field.type === 'tabs') {
    const tabs = field.tabs.map(
      (tab) => ({ ...tab, type: 'name' in tab ? 'group' : 'collapsible' }) as Field,
    )
    return compareFields(tabs, before, after, path, describer)
  }
  if (!('name' in field)) {
    return 'fields' in field ? compareFields(field.fields, before, after, here, describer) : []
  }
  const [old, now] = [before[field.name], after[field.name]]
  if (field.type === 'group') {
    return compareFields(field.fields, asRecord(old), asRecord(now), here, describer)
  }
  if (field.type === 'array') return compareRows(field, asRows(old), asRows(now), here, describer)
  const [avant, apres] = await Promise.all([
    toText(field, old, describer.nameOf),
    toText(field, now, describer.nameOf),
  ])
  // An unchecked box needs no line at a creation or deletion.
  const isEmpty = field.type === 'checkbox' && [avant, apres].every((side) => side === 'non')
  return avant === apres || isEmpty ? [] : [{ champ: here.join(SEPARATOR), avant, apres }]
}

/** Rows are the same by their id, or by their place if a client sent all of them anew. */
async function compareRows(
  { fields }: ArrayField,
  before: Values[],
  after: Values[],
  path: string[],
  describer: Describer,
): Promise<Change[]> {
  const ids = new Set(before.map(({ id }) => id))
  const hasIds = after.some(({ id }) => id !== undefined && ids.has(id))
  const findFormer = ({ id }: Values, index: number) =>
    hasIds ? before.find((row) => row.id === id) : before[index]
  const kept = after.map(findFormer)
  const found: Change[] = []
  for (const [index, row] of after.entries()) {
    const place = [...path, String(index + 1)]
    found.push(...(await compareFields(fields, kept[index] ?? {}, row, place, describer)))
  }
  for (const [index, row] of before.entries()) {
    if (kept.includes(row)) continue
    const place = [...path, `${index + 1} (retiré)`]
    found.push(...(await compareFields(fields, row, {}, place, describer)))
  }
  const order = kept.flatMap((row) => (row ? [before.indexOf(row) + 1] : []))
  const sorted = order.toSorted((one, other) => one - other)
  if (order.join() === sorted.join()) return found
  return [
    ...found,
    {
      champ: [...path, 'Ordre'].join(SEPARATOR),
      avant: sorted.join(', '),
      apres: order.join(', '),
    },
  ]
}

function toLabel(field: Field, { translate }: Describer): string[] {
  const label = 'label' in field ? translate(field.label) : undefined
  if (label) return [label]
  return 'name' in field && field.name ? [field.name] : []
}

const asRows = (value: unknown): Values[] => (Array.isArray(value) ? value.map(asRecord) : [])

/** Hidden fields of a file that change when it is replaced. */
const FILE_FIELDS = new Set(['filename', 'filesize', 'prefix'])

/** Set by Payload with every change. */
const BOOKKEEPING = new Set(['id', 'createdAt', 'updatedAt', '_status'])

/** Names of fields whose value must never leave its record. */
const SECRET = /password|motDePasse|secret|jeton|token|hash|salt|secours|recovery|passkey/i

/** Whether the journal shows a field: of forms and files, not secret, hidden or virtual ones. */
function isRecorded(field: Field): boolean {
  if (field.type === 'ui' || field.type === 'join') return false
  const name = 'name' in field ? field.name : undefined
  if (name === undefined) return true
  if (FILE_FIELDS.has(name)) return true
  if (BOOKKEEPING.has(name) || SECRET.test(name)) return false
  const isHidden =
    ('hidden' in field && field.hidden) || field.admin?.hidden || field.admin?.disabled
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return !isHidden && !isVirtual
}
