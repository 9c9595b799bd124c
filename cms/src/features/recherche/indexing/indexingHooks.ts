import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  TaskConfig,
} from 'payload'

import { retryForOneDay } from '../../../infrastructure/jobs/waitingJobs'
import { log } from '../../../lib/log'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { indexIssue, indexSitePage, toIssueStamp } from './indexIssue'
import { readPublishedIssues, readReadingDates } from './readIssue'
import { tryWithLock } from '../../../infrastructure/locks/withLock'
import { everyHour } from '../../../lib/process/everyHour'
import { shutdown } from '../../../lib/process/shutdown'
import { textPages } from '../../../lib/sitePages'
import { getSearchIndex } from '../index/getSearchIndex'
import { toSiteKey } from './readSitePage'

/** Indexes after a change; a failure does not fail it: a job tries until the index follows. */
async function indexSafely(
  payload: Payload,
  regardId: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, regard: regardId }, 'Index de recherche en échec, nouvel essai')
    if (regardId) await queueIndexing(payload, regardId)
  }
}

async function queueIndexing(payload: Payload, regard: string): Promise<void> {
  try {
    await payload.jobs.queue({ task: 'indexer', input: { regard } })
  } catch (error) {
    log.error({ err: error, regard }, 'Index de recherche à compléter dans une heure')
  }
}

/** Hook of issues that are changed or deleted. */
export async function indexIssueHook({
  doc,
  req: { payload },
}: {
  doc: unknown
  req: PayloadRequest
}): Promise<unknown> {
  const { id } = doc as { id: string }
  await indexSafely(payload, id, () => indexIssue(payload, id))
  return doc
}

/** Hook of pages and articles of a PDF. */
export const indexDocumentHook: CollectionAfterChangeHook = async ({ doc, req: { payload } }) => {
  const id = getRelationId((doc as { document: unknown }).document)
  if (id) await followArticles(payload, id)
  return doc as unknown
}

/** Indexes the issues of a PDF after its articles changed; a failure is logged and retried. */
export const followArticles = (payload: Payload, document: string): Promise<void> =>
  indexSafely(payload, undefined, async () => {
    for (const { id } of await readPublishedIssues(payload, { pdf: { equals: document } })) {
      await indexSafely(payload, id, () => indexIssue(payload, id))
    }
  })

/** Hook of the pages of the site. */
export const indexSitePageHook: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: string })._status === 'draft') return
  await indexSafely(req.payload, undefined, () => indexSitePage(req.payload, global.slug))
}

/** Job that indexes an issue whose indexing failed when it changed. */
export const indexTask: TaskConfig<{ input: { regard: string }; output: object }> = {
  slug: 'indexer',
  label: 'mise à jour de la recherche',
  inputSchema: [{ name: 'regard', type: 'text', required: true }],
  retries: retryForOneDay(15),
  handler: async ({ input, req: { payload } }) => {
    await indexIssue(payload, input.regard)
    return { output: {} }
  },
}

/**
 * Compares the index with what is published, now and every hour: indexes what is missing, changed,
 * or of another version, and removes what is no longer published. Each group has its own stamp, so
 * that an interrupted run goes on where it stopped.
 */
export function startIndexing(payload: Payload): void {
  let isFirst = true
  everyHour(() => {
    const work = reconcileIndex(payload, isFirst)
    isFirst = false
    return work
  }, 'Index de recherche en échec, nouvel essai dans une heure')
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
