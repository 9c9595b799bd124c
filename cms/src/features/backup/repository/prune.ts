import { toParisDay } from '../../../lib/frenchDates'
import { toSnapshotDate, type Repository } from './Repository'
import { readFileEntries, type Segment } from './snapshot'

/** Younger blobs are kept: a backup under way may need them, whose manifest comes last. */
const GRACE_MS = 24 * 60 * 60 * 1000

/**
 * Removes the snapshots that the rule does not keep, then unneeded blobs, under the caller's lock.
 * @returns the numbers of removed snapshots and blobs
 */
export async function prune(
  repository: Repository,
  now: Date,
): Promise<{ snapshots: number; blobs: number }> {
  const ids = await repository.listSnapshots()
  const kept = chooseKept(ids, now)
  const removed = ids.filter((id) => !kept.has(id))
  // Read before anything is removed: a damaged manifest of a kept snapshot must stop the removal.
  const needed = await findNeededBlobs(repository, [...kept])
  await repository.removeSnapshots(removed)
  const unneeded: string[] = []
  for await (const { name, modified } of repository.listBlobs()) {
    if (!needed.has(name) && now.getTime() - modified.getTime() > GRACE_MS) unneeded.push(name)
  }
  await repository.target.remove(unneeded)
  return { snapshots: removed.length, blobs: unneeded.length }
}

async function findNeededBlobs(repository: Repository, ids: string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  /** Snapshots share most of their lists of files: each is read once. */
  const lists = new Map<string, Segment>()
  for (const id of ids) {
    const manifest = await repository.readManifest(id)
    for (const segment of manifest.tables.flatMap(({ segments }) => segments)) {
      needed.add(repository.toBlobName(segment))
    }
    for (const segment of manifest.files) lists.set(segment.sha256, segment)
  }
  for (const segment of lists.values()) {
    needed.add(repository.toBlobName(segment))
    for await (const entry of readFileEntries(repository, [segment])) {
      needed.add(repository.toBlobName(entry))
    }
  }
  return needed
}

/** How many days, weeks and months keep their last snapshot. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Chooses the snapshots to keep: all of the last 24 hours, the newest included, and the last one of
 * each of the newest 7 days, 4 weeks (from Monday) and 12 months that have one, in Paris.
 */
export function chooseKept(ids: string[], now: Date): Set<string> {
  const kept = new Set(
    ids.filter((id) => now.getTime() - toSnapshotDate(id).getTime() < ONE_DAY_MS),
  )
  const newestFirst = [...ids].sort().reverse()
  const keepLastOf = (toPeriod: (day: string) => string, count: number) => {
    const periods = new Set<string>()
    for (const id of newestFirst) {
      const period = toPeriod(toParisDay(toSnapshotDate(id)))
      if (periods.has(period)) continue
      if (periods.size === count) return
      periods.add(period)
      kept.add(id)
    }
  }
  keepLastOf((day) => day, KEPT.days)
  keepLastOf(toMonday, KEPT.weeks)
  keepLastOf((day) => day.slice(0, 7), KEPT.months)
  return kept
}

function toMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
