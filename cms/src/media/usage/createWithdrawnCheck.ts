import { LRUCache } from 'lru-cache'
import pTimeout from 'p-timeout'
import type { Payload } from 'payload'

import { countRows, findAll } from '../../infrastructure/database/rows'
import { published } from '../../access/roles'
import { getContentState } from '../../infrastructure/contentVersion/invalidateContent'
import { log } from '../../lib/log'
import { ISSUE_FIELDS } from './updateReservations'
import { toIssueFile, type IssueFile } from '../validation/mediaPath'

/** Longest wait for the database before a file is served as it was last known. */
const DATABASE_TIMEOUT_MS = 2_000

const MAX_FOLDERS = 5_000

/** Maximum age of an answer: articles of a replaced PDF also disappear with time. */
const MAX_AGE_MS = 10 * 60_000

interface LastAnswer {
  generation: number
  /** Time of the answer, in milliseconds since 1970. */
  at: number
  isWithdrawn: boolean
}

/**
 * Returns a function that tells whether a file of the storage is withdrawn: PDF, pages and cover of
 * an issue that was published and is withdrawn or in the trash; replaced PDFs and their pages. The
 * address of a file that was never published is secret, and letters are tried with the cover of an
 * issue to come.
 *
 * Takes some queries for each folder and content version; without the database, gives the last
 * answer.
 * @param haveShownArticles whether visitors get the articles of one of these PDFs, which others replaced
 */
export function createWithdrawnCheck(
  payload: Payload,
  haveShownArticles: (payload: Payload, documents: string[]) => Promise<boolean>,
): (fullPath: string) => Promise<boolean> {
  const cache = new LRUCache<string, LastAnswer>({ max: MAX_FOLDERS })
  return async (fullPath) => {
    const file = toIssueFile(fullPath)
    if (!file) return false
    const key = `${file.collection}/${file.folder}`
    const { generation, isDatabaseDown } = getContentState()
    const last = cache.get(key)
    const at = Date.now()
    const isCurrent = last?.generation === generation && at < last.at + MAX_AGE_MS
    if (isDatabaseDown || isCurrent) return last?.isWithdrawn ?? false
    try {
      const found = find(payload, file, haveShownArticles)
      const isWithdrawn = await pTimeout(found, { milliseconds: DATABASE_TIMEOUT_MS })
      cache.set(key, { generation, at, isWithdrawn })
      return isWithdrawn
    } catch (error) {
      log.warn({ err: error, fullPath }, 'Fichier servi sans savoir si son numéro est retiré')
      return last?.isWithdrawn ?? false
    }
  }
}

async function find(
  payload: Payload,
  { collection, folder }: IssueFile,
  haveShownArticles: Parameters<typeof createWithdrawnCheck>[1],
): Promise<boolean> {
  const docs = await findAll<{ id: string; reserve?: boolean | null }>(payload, {
    collection,
    where: { prefix: { equals: folder } },
    select: { reserve: true },
  })
  if (docs.length === 0 || docs.some(({ reserve }) => !reserve)) return false
  const files = docs.map(({ id }) => id)
  // The published version is among the kept ones.
  const versions = await payload.db.findVersions<{ id: string }>({
    collection: 'regards',
    where: {
      and: [
        { [`version.${ISSUE_FIELDS[collection]}`]: { in: files } },
        { 'version._status': { equals: 'published' } },
      ],
    },
    pagination: false,
    limit: 0,
  })
  const issues = [...new Set(versions.docs.map(({ parent }) => String(parent)))]
  if (issues.length === 0) return false
  const shown = await countRows(payload, 'regards', { and: [{ id: { in: issues } }, published] })
  if (shown === 0) return true
  // A replaced cover stays available: letters show it. A replaced PDF does not.
  return collection === 'documents' && !(await haveShownArticles(payload, files))
}
