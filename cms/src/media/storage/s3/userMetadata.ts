import { toAsciiJson } from '../toAsciiJson'

/** What S3 keeps of an object for us, in its user metadata: names in lower case, values in ASCII. */
export interface S3UserMetadata {
  md5Hash?: string | undefined
  timeCreated?: Date | undefined
  updated?: Date | undefined
  metageneration?: number | undefined
  /** Headers to read as not set: versitygw keeps, on a copy, those that the copy does not name. */
  unset?: string[] | undefined
  customMetadata: Record<string, string>
}

/** As it is sent to S3. Custom metadata are one entry, so that their names keep their capitals. */
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

/** As it comes from S3; an object that others put there, or that is older, lacks some or all of it. */
export function fromUserMetadata(sent: Record<string, string> = {}): S3UserMetadata {
  const { md5, timecreated, updated, metageneration, unset, custom, ...others } = sent
  return {
    md5Hash: md5,
    timeCreated: toDate(timecreated),
    updated: toDate(updated),
    metageneration: Number.parseInt(metageneration ?? '', 10) || undefined,
    unset: unset?.split(' '),
    // What others wrote is kept with ours.
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
    // Somebody else's entry of this name.
    return { custom: json }
  }
}
