import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { createCollectionHooks, type CollectionOptions } from './collectionHooks'
import { globalHooks } from './globalHooks'
import { Journal } from './Journal'

export { journalOperations } from './csvExport'

/** Written by the server only, or by visitors. */
const NOT_RECORDED = new Set([
  ...['journal', 'compteurs', 'frequentation', 'facteurs', 'sessions'],
  ...['refus', 'envois', 'consentements'],
])

/** Every other collection has all its fields recorded, for changes that an account made. */
const OPTIONS: Record<string, CollectionOptions> = {
  // An allowlist: a new field of an account is not recorded.
  users: { only: ['email', 'role'], isServerRecorded: true },
  // A subscriber who was deleted must not be named anywhere any more.
  abonnes: { only: [] },
}

/** Plugin of the journal: its collection, and hooks in all collections and globals before it. */
export const journalPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []).map(withHooks), Journal],
  globals: config.globals?.map(withGlobalHooks),
})

function withHooks(collection: CollectionConfig): CollectionConfig {
  if (NOT_RECORDED.has(collection.slug)) return collection
  const { hooks } = collection
  const { beforeChange, afterChange, beforeDelete, afterDelete } = createCollectionHooks(
    OPTIONS[collection.slug] ?? {},
  )
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), beforeDelete],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

function withGlobalHooks(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), globalHooks.beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), globalHooks.afterChange],
    },
  }
}
