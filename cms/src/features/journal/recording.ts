import type { CollectionSlug, LabelFunction, PayloadRequest } from 'payload'

import { byId, findRow } from '../../infrastructure/database/rows'
import { getName } from '../../infrastructure/journal'
import { log } from '../../lib/log'
import type { Describer } from './describeChanges'

/** Runs work of a journal hook; an error is only logged: the recorded action must not fail. */
export async function recordSafely(record: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, fiche: record }, 'Journal en échec')
  }
}

type Values = Record<string, unknown>

const states = new WeakMap<PayloadRequest, Map<string, Values>>()

/** Keeps the state of a record until the change is done. */
export function keepState(req: PayloadRequest, record: string, state: Values): void {
  const kept = states.get(req) ?? new Map<string, Values>()
  states.set(req, kept.set(record, state))
}

/** Returns the state that was kept, once; an empty one if there was none. */
export function takeState(req: PayloadRequest, record: string): Values {
  const kept = states.get(req)
  const state = kept?.get(record) ?? {}
  kept?.delete(record)
  return state
}

/** Creates what `describeChanges` needs, for one request. */
export const createDescriber = (req: PayloadRequest): Describer => ({
  nameOf: (collection, id) => readName(req, collection as CollectionSlug, id),
  translate: (label) => {
    if (typeof label === 'string') return label
    return typeof label === 'function'
      ? (label as LabelFunction)({ i18n: req.i18n, t: req.t })
      : undefined
  },
})

/** @returns the id of a deleted record */
async function readName(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<string> {
  const record = await findRow<Record<string, unknown> & { id: string }>(
    payload,
    collection,
    byId(id),
  )
  return (record && getName(payload.collections[collection].config, record)) || id
}
