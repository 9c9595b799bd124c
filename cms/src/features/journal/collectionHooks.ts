import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { byId, findRow } from '../../infrastructure/database/rows'
import {
  describeRecord,
  getActor,
  getJournalContext,
  recordEntry,
  type Action,
  type Change,
} from '../../infrastructure/journal'
import { toShownIssue } from '../../lib/payload/toShownIssue'
import { describeChanges } from './describeChanges'
import { createDescriber, keepState, recordSafely, takeState } from './recording'

type Values = Record<string, unknown>

/** How the journal treats a collection. */
export interface CollectionOptions {
  /** Fields whose values are recorded; if undefined, all that `isRecorded` admits. */
  only?: string[]
  /** Whether changes that no account made are recorded, as « serveur ». */
  isServerRecorded?: boolean
}

/**
 * Hooks that record each change of a collection's records. Both sides are the stored records: what
 * a request gets back depends on its `select` and `depth`. A draft is no change until it is
 * published.
 */
export const createCollectionHooks = (options: CollectionOptions) => ({
  beforeChange: (async ({ collection, data, operation, originalDoc, req }) => {
    const id = (originalDoc as { id?: string } | undefined)?.id
    if (operation === 'update' && id) await keepStored(req, collection, id)
    return data as unknown
  }) satisfies CollectionBeforeChangeHook,

  afterChange: (async ({ collection, doc, operation, req }) => {
    const { id } = doc as { id: string }
    const before = takeState(req, toKey(collection, id))
    await recordSafely(toKey(collection, id), async () => {
      if (!isRecordedFor(req, options)) return
      const after = await readStored(req, collection, id)
      if (!after) return
      const changements = await compare(req, collection, options, before, after)
      await recordChange(req, collection, { operation, before, after, changements })
    })
    return doc as unknown
  }) satisfies CollectionAfterChangeHook,

  beforeDelete: (async ({ collection, id, req }) => {
    await keepStored(req, collection, String(id))
  }) satisfies CollectionBeforeDeleteHook,

  afterDelete: (async ({ collection, id, req }) => {
    const before = takeState(req, toKey(collection, String(id)))
    await recordSafely(toKey(collection, String(id)), async () => {
      if (!isRecordedFor(req, options)) return
      await recordEntry(req.payload, {
        action: 'suppression',
        actor: getActor(req),
        cible: describeRecord(collection, { id, ...before }),
        details: getJournalContext(req).details,
        changements: await compare(req, collection, options, before, {}),
      })
    })
  }) satisfies CollectionAfterDeleteHook,
})

interface RecordChange {
  operation: 'create' | 'update'
  before: Values
  after: Values
  changements: Change[]
}

async function recordChange(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { operation, before, after, changements }: RecordChange,
): Promise<void> {
  const { action: given, details } = getJournalContext(req)
  const actor = getActor(req)
  const cible = describeRecord(collection, after)
  const record = (action: Action, changes: Change[], sentence = details) =>
    recordEntry(req.payload, { action, actor, cible, details: sentence, changements: changes })
  if (operation === 'create') {
    const isDraft = after._status === 'draft'
    await record('creation', changements, details ?? (isDraft ? 'Brouillon.' : undefined))
    return
  }
  // The hash of an account's password has another salt each time.
  if (before.salt !== after.salt) await record('motDePasseChange', [])
  const action = given ?? getUpdateAction(collection, before, after)
  const isStatusChanged = before._status !== after._status
  if (changements.length > 0 || isStatusChanged) await record(action, changements)
}

const isPublic = ({ _status }: Values): boolean => _status === 'published'

function getUpdateAction(
  { slug }: SanitizedCollectionConfig,
  before: Values,
  after: Values,
): Action {
  if (slug === 'users' && before.role !== after.role) return 'roleChange'
  if (isPublic(before) === isPublic(after)) return 'modification'
  return isPublic(after) ? 'publication' : 'depublication'
}

/** Changes by the server itself, such as generated image sizes, are not recorded. */
const isRecordedFor = (req: PayloadRequest, { isServerRecorded }: CollectionOptions): boolean =>
  isServerRecorded === true || getActor(req) !== undefined

const compare = (
  req: PayloadRequest,
  { fields }: SanitizedCollectionConfig,
  { only }: CollectionOptions,
  before: Values,
  after: Values,
) =>
  describeChanges(only ? selectFields(fields, only) : fields, before, after, createDescriber(req))

const selectFields = (fields: Field[], names: string[]): Field[] =>
  fields.filter((field) => 'name' in field && names.includes(field.name))

async function keepStored(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
): Promise<void> {
  await recordSafely(toKey(collection, id), async () => {
    const stored = await readStored(req, collection, id)
    if (stored) keepState(req, toKey(collection, id), stored)
  })
}

async function readStored(
  { payload }: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: string,
): Promise<Values | null> {
  const stored = await findRow<Values & { id: string }>(payload, slug, byId(id))
  return stored && toShownIssue(stored)
}

const toKey = ({ slug }: SanitizedCollectionConfig, id: string): string => `${slug}/${id}`
