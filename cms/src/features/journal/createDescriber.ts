import type { CollectionSlug, LabelFunction, PayloadRequest } from 'payload'

import { getName } from '../../infrastructure/journal'
import type { Describer } from './describeChanges'

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

/** @returns the id of a record that exists no more */
async function readName(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<string> {
  const record = await payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection,
    where: { id: { equals: id } },
  })
  return (record && getName(payload.collections[collection].config, record)) || id
}
