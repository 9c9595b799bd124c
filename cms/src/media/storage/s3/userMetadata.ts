import { toAsciiJson } from '../toAsciiJson'

/** Our S3 user metadata: names in lower case, values in ASCII. */
export interface S3UserMetadata {
  md5Hash?: string | undefined
  timeCreated?: Date | undefined
  updated?: Date | undefined
  metageneration?: number | undefined
  /** Headers to treat as unset: on a copy, versitygw keeps headers that the copy does not set. */
  unset?: string[] | undefined
  customMetadata: Record<string, string>
}

/** Serializes metadata for S3; custom ones are one entry, which keeps their case. */
export function toUserMetadata(own: S3UserMetadata): Record<string, string> {
  return {
    ...(own.md5Hash ? { md5: own.md5Hash } : {}),
    ...(own.timeCreated ? { timecreated: own.timeCreated.toISOString() } : {}),
    ...(own.updated ? { updated: own.updated.toISOString() } : {}),
    ...(own.metageneration ? { metageneration: String(own.metageneration) } : {}),
    ...(own.unset?.length ? { unset: own.unset.join(' ') } : {}),
    ...(Object.keys(own.customMetadata).length > 0
      ? { custom: toAsciiJson(own.customMetadata) }
      : {}),
  }
}

/** Parses S3 user metadata; objects from other tools lack some or all of the fields. */
export function fromUserMetadata(sent: Record<string, string> = {}): S3UserMetadata {
  const { md5, timecreated, updated, metageneration, unset, custom, ...others } = sent
  return {
    md5Hash: md5,
    timeCreated: toDate(timecreated),
    updated: toDate(updated),
    metageneration: Number.parseInt(metageneration ?? '', 10) || undefined,
    unset: unset?.split(' '),
    // Entries that other tools wrote are kept as custom metadata.
    customMetadata: { ...others, ...parseCustomMetadata(custom) },
  }
}

function toDate(iso: string | undefined): Date | undefined {
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

function parseCustomMetadata(json = '{}'): Record<string, string> {
  try {
    return JSON.parse(json) as Record<string, string>
  } catch {
    // An entry named `custom` that another tool wrote.
    return { custom: json }
  }
}
