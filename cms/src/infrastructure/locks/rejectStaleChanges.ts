import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  Endpoint,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  Payload,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'

import { byId, findRow } from '../../infrastructure/database/rows'
import { apiError } from '../../lib/errors/apiErrors'
import { FORM_HEADER } from '../../lib/http/requestKinds'
import { asRecord } from '../../lib/isRecord'
import { withLock } from './withLock'

const CONTEXT_KEY = 'changeOf'

/** The change that a request makes. Changes within it, by hooks, are not checked. */
interface Change {
  /** Names the record: `images:{id}`, `globals/accueil`. */
  record: string
  /**
   * State from which the client started, in milliseconds since 1970; null: not stored yet;
   * undefined: the client does not say.
   */
  base?: number | null | undefined
  /** Whether it changes the published record, apart from any draft. */
  isOfPublished?: boolean
}

interface Stored {
  _status?: string
  updatedAt?: string | null
}

const toTime = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const toRecordName = (slug: string, id: string | number | undefined): string => `${slug}:${id}`

const getChange = ({ context }: PayloadRequest, record: string): Change | undefined => {
  const change = context[CONTEXT_KEY] as Change | undefined
  return change?.record === record ? change : undefined
}

/** Whether the change of a record comes from a form, which says from which state it starts. */
export const hasBase = (req: PayloadRequest, collection: CollectionSlug, id: string): boolean =>
  getChange(req, toRecordName(collection, id))?.base !== undefined

/** Takes the base from the data of a client. Runs before `cleanWrites`. */
const takeBase: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { id, data, draft } = args as { id?: string; data?: unknown; draft?: boolean }
  const change = getChange(req, toRecordName(collection.slug, id))
  if (data === undefined || !change || 'base' in change) return
  const { _status, updatedAt } = asRecord(data)
  change.base = toTime(updatedAt)
  change.isOfPublished = draft !== true && _status === undefined
}

const takeBaseOfGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  const change = getChange(req, `globals/${global.slug}`)
  if (operation !== 'update' || !change || 'base' in change) return
  const { updatedAt } = asRecord((args as { data?: unknown }).data)
  change.base = updatedAt === null ? null : toTime(updatedAt)
}

/** Rejects a change whose record was changed since its base. Runs once access is granted. */
const checkBase: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { id } = (originalDoc ?? {}) as { id?: string }
  const change = getChange(req, toRecordName(collection.slug, id))
  if (operation !== 'update' || id === undefined || change?.base === undefined) return data
  const stored =
    change.isOfPublished && collection.versions
      ? await findMain(req, collection.slug, id)
      : (originalDoc as Stored)
  if (toTime(stored?.updatedAt) !== change.base) throw apiError('changed-meanwhile')
  return data
}

/** The record without its drafts. */
const findMain = (req: PayloadRequest, collection: CollectionSlug, id: string) =>
  findRow<Stored & { id: string }>(req, collection, byId(id), { updatedAt: true })

const checkBaseOfGlobal: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  const base = getChange(req, `globals/${global.slug}`)?.base
  const stored = originalDoc as Stored
  const isCurrent = base === undefined || (toTime(stored.updatedAt) ?? null) === base
  if (!isCurrent && !(await isOwnState(req, global.slug, stored)))
    throw apiError('changed-meanwhile')
  return data as unknown
}

/** The last save of a page by the panel: its form, and the state that it made. */
interface LastSave {
  form: string
  at: number | undefined
}

const toLastSaveKey = (slug: string): string => `enregistre:${slug}`

const getForm = ({ headers }: PayloadRequest): string | null => headers.get(FORM_HEADER)

/** Notes which form of the panel saved a page, for all processes. */
const noteSave: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const form = getForm(req)
  const at = toTime((doc as Stored).updatedAt)
  if (form) await req.payload.kv.set(toLastSaveKey(global.slug), { form, at } satisfies LastSave)
}

/** Whether a page is as the same form saved it last, whose response may have been lost. */
async function isOwnState(req: PayloadRequest, slug: string, stored: Stored): Promise<boolean> {
  const last = await req.payload.kv.get<LastSave>(toLastSaveKey(slug))
  return last?.form === getForm(req) && last.at === toTime(stored.updatedAt)
}

/**
 * Names a request's record by its stored id, which the request gets: MongoDB takes capitals too.
 */
async function takeRecordName(req: PayloadRequest, slug: string): Promise<string> {
  const id = req.routeParams?.id as string | undefined
  if (id === undefined) return slug
  const stored = await findRow(req.payload, slug as CollectionSlug, byId(id), { id: true })
  if (stored) req.routeParams = { ...req.routeParams, id: stored.id }
  return toRecordName(slug, stored?.id ?? id)
}

/**
 * Changes a record under the lock of its forms: Payload reads it and writes all of it back.
 * @param record `regards:{id}`, `globals/{slug}`
 */
export const withRecordLock = <T>(
  payload: Payload,
  record: string,
  work: () => Promise<T>,
): Promise<T> => withLock(payload, `fiche:${record}`, work)

/** Serializes changes of a record: none is written between the check and the end of another. */
function serialize(endpoints: Endpoint[], find: Pick<Endpoint, 'method' | 'path'>, slug: string) {
  const index = endpoints.findIndex(
    ({ method, path }) => method === find.method && path === find.path,
  )
  const endpoint = endpoints[index]
  if (!endpoint) throw new Error(`Payload has no ${find.method} of ${slug}`)
  const change: Endpoint['handler'] = async (req) => {
    if (!req.user) return endpoint.handler(req)
    const record = await takeRecordName(req, slug)
    req.context[CONTEXT_KEY] = { record } satisfies Change
    return withRecordLock(req.payload, record, async () => endpoint.handler(req))
  }
  // Payload's endpoints are the same objects in all collections.
  endpoints[index] = { ...endpoint, handler: change }
}

/**
 * Lets a client say from which state of a record or a page it starts: the `updatedAt` that it read, as the
 * panel's forms send it. A change from an older one is rejected with 409 `changed-meanwhile`, and nothing is
 * written. A client that sends no `updatedAt` changes the record as it is.
 *
 * An issue has two states: a change without `_status` starts from the published one, any other from
 * the latest draft.
 */
export function rejectStaleChanges(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks, endpoints } of config.collections) {
    // Payload's own records have no forms.
    if (slug.startsWith('payload-') || !endpoints) continue
    serialize(endpoints, { method: 'patch', path: '/:id' }, slug)
    Object.assign(hooks, {
      beforeOperation: [takeBase, ...hooks.beforeOperation],
      beforeValidate: [checkBase, ...hooks.beforeValidate],
    })
  }
  for (const { slug, hooks, endpoints } of config.globals) {
    if (!endpoints) continue
    serialize(endpoints, { method: 'post', path: '/' }, `globals/${slug}`)
    Object.assign(hooks, {
      beforeOperation: [takeBaseOfGlobal, ...hooks.beforeOperation],
      beforeValidate: [checkBaseOfGlobal, ...hooks.beforeValidate],
      afterChange: [noteSave, ...hooks.afterChange],
    })
  }
  return config
}
