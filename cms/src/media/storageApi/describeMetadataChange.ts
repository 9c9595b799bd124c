import type { Change } from '../../infrastructure/journal'
import type { ObjectMetadata } from '../storage'

/** The metadata that `parseMetadataChange` accepts. */
const FIELDS = [
  ...(['cacheControl', 'contentDisposition', 'contentEncoding'] as const),
  ...(['contentLanguage', 'contentType', 'customMetadata'] as const),
]

/** Describes a change of an object's metadata for the journal. */
export const describeMetadataChange = (
  before: ObjectMetadata | undefined,
  after: ObjectMetadata | undefined,
): Change[] =>
  FIELDS.map((champ) => ({ champ, avant: toText(before?.[champ]), apres: toText(after?.[champ]) }))
    .filter(({ avant, apres }) => avant !== apres)
    .map(({ champ, avant, apres }) => ({
      champ,
      avant: avant.slice(0, MAX_LENGTH),
      apres: apres.slice(0, MAX_LENGTH),
    }))

/** Characters that are kept of each side. */
const MAX_LENGTH = 500

function toText(value: string | Record<string, string> | undefined): string {
  if (typeof value === 'string') return value
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : ''
}
