import { setTimeout as sleep } from 'node:timers/promises'
import type { Setup } from '../../support/setups'
import { canMount, mountReadOnly } from '../../support/smallDisk'
import { openSqlite } from '../../support/sqlite'
import type { FaultSite } from '../faultSite'
import { hasErrorCode, lasting, type Fault } from './Fault'

const setups: Setup[] = ['embedded']
const obstacle = canMount ? undefined : 'needs Linux and root'
const REFILL_MS = 200

/** Faults of the disk, and of the SQLite database on it. */
export const faultsOfDisk: Fault[] = [
  {
    name: 'database locked for 3 s',
    setups,
    strike: (site) => lock(site, 3_000),
  },
  {
    name: 'database locked for 9 s',
    setups,
    isLogged: hasErrorCode(/SQLITE_BUSY/),
    strike: (site) => lock(site, 9_000),
  },
  {
    name: 'disk full',
    setups,
    obstacle,
    isLogged: hasErrorCode(/SQLITE_FULL|ENOSPC|insufficient-storage/),
    async strike({ disk }, random) {
      const end = performance.now() + random(4_000, 7_000)
      // Uploads that are dropped give room back.
      while (performance.now() < end) {
        disk?.fill()
        await sleep(REFILL_MS)
      }
      disk?.free()
      return performance.now()
    },
  },
  {
    name: 'media folder read-only',
    setups,
    obstacle,
    isLogged: hasErrorCode(/EROFS/),
    strike: ({ product }, random) => protect(product.mediaDir, random(3_000, 6_000)),
  },
  {
    name: 'data folder read-only',
    setups,
    obstacle,
    isLogged: hasErrorCode(/EROFS|SQLITE_(READONLY|CANTOPEN)/),
    strike: ({ product }, random) => protect(product.dataDir, random(3_000, 6_000)),
  },
]

async function lock({ product }: FaultSite, ms: number): Promise<number> {
  const other = await openSqlite(product.dataDir)
  const begin = () => other.execute('BEGIN IMMEDIATE')
  return lasting(ms, begin, () => other.execute('ROLLBACK').finally(() => other.close()))
}

async function protect(dir: string, ms: number): Promise<number> {
  let unmount = () => Promise.resolve()
  return lasting(
    ms,
    async () => (unmount = await mountReadOnly(dir)),
    () => unmount(),
  )
}
