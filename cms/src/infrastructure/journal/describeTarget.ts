import type { GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload'

import { NUMERO_FIELDS, toShownIssue } from '../../lib/payload/toShownIssue'
import type { Target } from './recordEntry'

type Values = Record<string, unknown>

/** Describes a page or another global: « Page Accueil ». */
export function describeGlobal({ globals }: Payload, slug: GlobalSlug): Target {
  const { admin, label } = globals.config.find((one) => one.slug === slug) ?? {}
  const name = typeof label === 'string' ? label : slug
  return { type: slug, titre: admin?.group === 'Réglages' ? name : `Page ${name}` }
}

/** Describes a record: « Regards n° 52 », « Compte claire@exemple.fr ». */
export function describeRecord(collection: SanitizedCollectionConfig, values: Values): Target {
  const { slug, labels } = collection
  const { id } = values
  const kind = typeof labels.singular === 'string' ? labels.singular : slug
  return {
    type: slug,
    id: typeof id === 'string' ? id : undefined,
    titre: toTitle(slug, kind, getName(collection, values)),
  }
}

/** Describes an issue, also one in the trash, or one that was deleted. */
export async function describeIssue(payload: Payload, id: string): Promise<Target> {
  const issue = await payload.db.findOne<Values & { id: string }>({
    collection: 'regards',
    where: { id: { equals: id } },
    select: NUMERO_FIELDS,
  })
  const shown = issue ? toShownIssue(issue) : { id }
  return describeRecord(payload.collections.regards.config, shown)
}

function toTitle(slug: string, kind: string, name: string): string {
  // A subscriber who was deleted must not be named anywhere any more.
  if (slug === 'abonnes') return kind
  if (slug === 'regards') return `Regards n°\u00a0${name || '…'}`
  return `${kind} ${name}`.trim()
}

/** Returns the name of a record: its path for a file, or else its title in the panel. */
export function getName({ admin }: SanitizedCollectionConfig, values: Values): string {
  const { filename, prefix } = values
  if (typeof filename === 'string') return [prefix, filename].filter(Boolean).join('/')
  const name = values[admin.useAsTitle ?? 'id']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}
