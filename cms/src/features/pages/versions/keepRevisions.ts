import type { GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'

import { isEditeur } from '../../../access/roles'
import { getActor } from '../../../infrastructure/journal'

const MINUTE_MS = 60_000

/** A pause in writing, after which the earlier text stays as a revision. */
const PAUSE_MS = 3 * MINUTE_MS
/** Maximum age of a revision while somebody writes without a pause. */
const MAX_AGE_MS = 10 * MINUTE_MS
/** Characters that are lost at once: more than a correction, about two sentences. */
const MANY_CHARACTERS = 200

/** Newest drafts of a page that are kept; published versions do not count. */
const MAX_DRAFTS = 40

export interface StoredVersion {
  id: string
  createdAt: string
  updatedAt: string
  autosave?: boolean | null
  version: { modifiePar?: string | null; _status?: string | null } & Record<string, unknown>
}

interface Save {
  /** E-mail address of the account. */
  by: string | undefined
  data: Record<string, unknown>
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Whether an autosaved draft must stay as a revision when the next one is saved: another author
 * wrote it, it was written before a pause or long ago, or much of its text would be lost.
 */
export function isRevision(latest: StoredVersion, { by, data, now }: Save): boolean {
  const { createdAt, updatedAt, version } = latest
  return (
    version.modifiePar !== by ||
    now - Date.parse(updatedAt) >= PAUSE_MS ||
    now - Date.parse(createdAt) >= MAX_AGE_MS ||
    countLost(version, data) >= MANY_CHARACTERS
  )
}

/**
 * Keeps drafts as revisions. Payload writes an autosave into the latest version if that was autosaved,
 * too: a page would have one draft, which a slip of the hand overwrites a second later.
 */
export const keepRevisions: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const given = args as { autosave?: boolean; draft?: boolean; data?: Record<string, unknown> }
  // Payload checks access after this hook.
  if (operation !== 'update' || !given.draft || !isEditeur(req)) return given
  const latest = given.autosave ? await findLatest(req, global.slug) : undefined
  if (latest?.autosave) {
    const save = { by: getActor(req)?.email, data: given.data ?? {}, now: Date.now() }
    if (!isRevision(latest, save)) return given
    // Payload makes a new version after one that was not autosaved.
    await req.payload.db.updateGlobalVersion({
      global: global.slug,
      id: latest.id,
      versionData: { autosave: false } as never,
      returning: false,
      req,
    })
  }
  await deleteOldDrafts(req, global.slug)
  return given
}

async function findLatest(req: PayloadRequest, slug: GlobalSlug) {
  const { docs } = await req.payload.db.findGlobalVersions<StoredVersion['version']>({
    global: slug,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    req,
  })
  return docs[0] as StoredVersion | undefined
}

/** Makes room for one more draft. */
async function deleteOldDrafts(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const isDraft = { 'version._status': { equals: 'draft' } }
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    limit: 1,
    page: MAX_DRAFTS,
    pagination: false,
    select: { updatedAt: true },
    sort: '-updatedAt',
    where: isDraft,
    req,
  })
  const oldest = docs[0]?.updatedAt
  if (!oldest) return
  const isOld = { updatedAt: { less_than_equal: oldest } }
  await req.payload.db.deleteVersions({
    globalSlug: slug,
    where: { and: [isDraft, isOld] },
    req,
  })
}

/** Characters of the texts that a save changes, before it, less those after it. */
function countLost(before: Record<string, unknown>, data: Record<string, unknown>): number {
  const names = Object.keys(data).filter((name) => name in before)
  const count = (values: Record<string, unknown>) =>
    names.reduce((sum, name) => sum + countCharacters(values[name]), 0)
  return count(before) - count(data)
}

/** Characters of all texts in a value: fields, rows, and the text nodes of rich text. */
function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  const values: unknown[] = Object.values(value)
  return values.reduce<number>((sum, part) => sum + countCharacters(part), 0)
}
