import type { Payload } from 'payload'

import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { getSearchIndex } from '../index/getSearchIndex'
import { indexIssue, indexSitePage, toIssueStamp } from './indexIssue'
import { readPublishedIssues, readReadingDates } from './readIssue'
import { siteSlugs, toSiteKey } from './sitePages'

const ONE_HOUR_MS = 60 * 60 * 1000

/**
 * Compares the index with what is published, now and every hour, in the background: indexes what is
 * missing, changed, or indexed by another version, and removes what is no longer published. Each
 * group has its own stamp, so that an interrupted run goes on where it stopped.
 */
export function startIndexing(payload: Payload): void {
  const run = () => {
    reconcileIndex(payload).catch((error: unknown) =>
      log.error({ err: error }, 'Index de recherche en échec, nouvel essai dans une heure'),
    )
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

async function reconcileIndex(payload: Payload): Promise<void> {
  const index = getSearchIndex(payload)
  await tryWithLock(payload, 'recherche', async (isHeld) => {
    const isStopped = () => shutdown.signal.aborted || !isHeld()
    const stamps = await index.listStamps()
    for (const slug of siteSlugs) {
      if (isStopped()) return
      await indexSitePage(payload, slug, stamps.get(toSiteKey(slug)))
    }
    const issues = await readPublishedIssues(payload)
    const readings = await readReadingDates(payload)
    const stale = issues.filter((issue) => stamps.get(issue.id) !== toIssueStamp(issue, readings))
    const isPublished = new Set([...issues.map(({ id }) => id), ...siteSlugs.map(toSiteKey)])
    const gone = [...stamps.keys()].filter((groupe) => !isPublished.has(groupe))
    // A group of neither kind finds no issue, and is removed.
    for (const id of [...gone, ...stale.map((issue) => issue.id)]) {
      if (isStopped()) return
      await indexIssue(payload, id)
    }
    const changed = gone.length + stale.length
    if (changed > 0) log.info({ numeros: changed }, 'Index de recherche à jour')
  })
}
