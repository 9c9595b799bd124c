import type { Payload } from 'payload'

import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { textPages } from '../../../lib/sitePages'
import { getSearchIndex } from '../index/getSearchIndex'
import { indexIssue, indexSitePage, toIssueStamp } from './indexIssue'
import { readPublishedIssues, readReadingDates } from './readIssue'
import { toSiteKey } from './readSitePage'

const ONE_HOUR_MS = 60 * 60 * 1000

/**
 * Compares the index with what is published, now and every hour, in the background: indexes what is
 * missing, changed, or indexed by another version, and removes what is no longer published. Each
 * group has its own stamp, so that an interrupted run goes on where it stopped.
 */
export function startIndexing(payload: Payload): void {
  let isFirst = true
  const run = () => {
    reconcileIndex(payload, isFirst).catch((error: unknown) =>
      log.error({ err: error }, 'Index de recherche en échec, nouvel essai dans une heure'),
    )
    isFirst = false
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

/** @param isFirst whether it is the comparison of the start, which is logged in any case */
async function reconcileIndex(payload: Payload, isFirst: boolean): Promise<void> {
  const index = getSearchIndex(payload)
  await tryWithLock(payload, 'recherche', async (isHeld) => {
    const isStopped = () => shutdown.signal.aborted || !isHeld()
    const stamps = await index.listStamps()
    for (const { slug } of textPages) {
      if (isStopped()) return
      await indexSitePage(payload, slug, stamps.get(toSiteKey(slug)))
    }
    const issues = await readPublishedIssues(payload)
    const readings = await readReadingDates(payload)
    const stale = issues.filter((issue) => stamps.get(issue.id) !== toIssueStamp(issue, readings))
    const isPublished = new Set([
      ...issues.map(({ id }) => id),
      ...textPages.map(({ slug }) => toSiteKey(slug)),
    ])
    const gone = [...stamps.keys()].filter((groupe) => !isPublished.has(groupe))
    // A group of neither kind finds no issue, and is removed.
    for (const id of [...gone, ...stale.map((issue) => issue.id)]) {
      if (isStopped()) return
      await indexIssue(payload, id)
    }
    const changed = gone.length + stale.length
    if (changed > 0 || isFirst) log.info({ numeros: changed }, 'Index de recherche à jour')
  })
}
