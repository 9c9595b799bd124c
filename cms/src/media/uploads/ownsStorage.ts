import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { setKey } from '../../infrastructure/database/createOrFind'
import { log } from '../../lib/log'
import type { ObjectStorage } from '../storage'

/** Key in Payload's key-value store, which a backup leaves out: ids that the storage may carry. */
const KEY = 'stockage'

/** Id of a storage that two databases claim. No database has it, so neither deletes a file. */
const DISPUTED = 'dispute'

/**
 * Whether the files of the storage belong to this database, so that files that it does not know may
 * be deleted. Both carry one id, which each call renews: a copy of the database, or an older one, has
 * an id that the storage does not carry any more. A storage without an id is claimed; one with an id
 * of another database is marked as disputed, until the operator removes the mark (decision 066).
 * The caller holds a lock that excludes other processes of the site.
 * @param isHeld whether the lock is still held: a process that was frozen marks nothing
 */
export async function ownsStorage(
  { kv }: Pick<Payload, 'kv'>,
  storage: Pick<ObjectStorage, 'readSiteId' | 'writeSiteId'>,
  isHeld: () => boolean,
): Promise<boolean> {
  const next = randomUUID()
  const carried = await storage.readSiteId()
  if (carried === undefined) {
    await setKey(kv, KEY, [next])
    return storage.writeSiteId(next, true)
  }
  const known = (await kv.get<string[]>(KEY)) ?? []
  if (known.includes(carried)) {
    // Both are known until the next call: this process may end between the two writes.
    await setKey(kv, KEY, [carried, next])
    return storage.writeSiteId(next, false)
  }
  log.error(
    { code: 'storage-of-another-database' },
    'Le stockage porte la marque d’une autre base de données (un autre site, une copie ou une base plus ancienne)\u00a0: aucun fichier n’est supprimé. Voir docs/exploitation.md, «\u00a0Surveiller\u00a0»',
  )
  if (carried !== DISPUTED && isHeld()) await storage.writeSiteId(DISPUTED, false)
  return false
}
