import pMap from 'p-map'
import { createLocalReq, type Payload } from 'payload'

import { setInitialCounters } from '../../../cms/src/features/statistics'
import { apiError, isApiError } from '../../../cms/src/lib/errors/apiErrors'
import { isOutage } from '../../../cms/src/lib/errors/isOutage'
import { toErrorResponse } from '../../../cms/src/lib/errors/toErrorResponse'
import { log } from '../../../cms/src/lib/log'
import { createFileRecord, findByUploadId } from '../../../cms/src/media/records/createFileRecord'
import { createTempFile } from '../../../cms/src/media/records/createTempFile'
import { setDownloadName } from '../../../cms/src/media/records/setDownloadName'
import { storage } from '../../../cms/src/media/storage'
import {
  getUploadCollection,
  type UploadKind,
} from '../../../cms/src/media/validation/parseUploadMetadata'
import type { Document, Image } from '../../../cms/src/payload-types'
import { folderIn, regardIdOf, uploadIdOf, wantedFolders } from './importKeys'
import { startProgress } from './progress'
import { storedPath, type Site, type SiteIssue } from './readSite'
import { sameBytes } from './sameBytes'
import { faultLine, rowName, type Totals } from './sentences'
import type { Plan, Issue, SourceFile } from './types'

/** Issues at once: files of one are read while another's cover is resized. */
const AT_ONCE = 3

export interface Outcome extends Totals {
  /** One line per failed row. */
  faultLines: string[]
  /** Number of rows not started because of an interruption or an outage. */
  left: number
}

/**
 * Imports new rows and completes unfinished ones; a failed row does not stop the others.
 * @param signal once aborted, no further row starts; rows in progress are completed
 */
export async function importAll(
  payload: Payload,
  plans: Plan[],
  site: Site,
  signal: AbortSignal,
): Promise<Outcome> {
  const outcome: Outcome = { imported: 0, known: 0, failed: 0, left: 0, faultLines: [] }
  const progress = startProgress('Import', plans.length)
  let isAway = false

  const importRow = async (plan: Plan): Promise<string | undefined> => {
    const { state, row } = plan
    if (state === 'faulty') {
      outcome.failed += 1
      return undefined
    }
    if (state === 'known') {
      const issue = plan.regard === undefined ? undefined : site.byId.get(plan.regard)
      if (issue) await finishIssue(payload, issue)
      outcome.known += 1
      return `${rowName(row)} · déjà importé`
    }
    await importIssue(payload, plan.issue)
    outcome.imported += 1
    return `${rowName(row)} · importé`
  }

  const tryRow = async (plan: Plan): Promise<void> => {
    if (signal.aborted || isAway) {
      outcome.left += 1
      return
    }
    try {
      progress.advance(await importRow(plan))
    } catch (error) {
      isAway ||= isOutage(error) || isFull(error)
      const line = describe(plan, error)
      outcome.failed += 1
      outcome.faultLines.push(line)
      progress.advance(line)
    }
  }

  await pMap(plans, tryRow, { concurrency: AT_ONCE })
  progress.end()
  return outcome
}

/** Whether the storage quota is exceeded: every other row would fail too. */
const isFull = (error: unknown): boolean => toErrorResponse(error).status === 402

function describe({ row }: Plan, error: unknown): string {
  const [fault] = toErrorResponse(error).body.errors
  const isUnexpected = fault?.code === 'internal-error'
  if (isUnexpected) log.error({ err: error, key: row.key }, 'Import d’un numéro en échec')
  return faultLine(
    row,
    fault?.code ?? 'internal-error',
    isUnexpected ? String(error) : (fault?.message ?? ''),
  )
}

/**
 * Publishes an issue of the old site as an administrator would: PDF, cover, record. The counters
 * are written before the record, so that no opening is lost or counted twice. The next run resumes
 * an interrupted one from any point.
 */
async function importIssue(payload: Payload, issue: Issue): Promise<void> {
  const { key, numero, dateParution, counts } = issue
  const pdf = await importFile(payload, key, 'pdf', issue.pdf)
  log.debug({ numero }, 'PDF importé')
  const folder = folderIn(storedPath(pdf))
  const couverture = await importFile(payload, key, 'couverture', issue.couverture, folder)
  log.debug({ numero }, 'Couverture importée')
  const id = regardIdOf(key)
  await setInitialCounters(payload, id, counts)
  log.debug({ numero }, 'Compteurs importés')
  await payload.create({
    collection: 'regards',
    data: { id, numero, dateParution, pdf: pdf.id, couverture: couverture.id },
    depth: 0,
    req: await createLocalReq({}, payload),
  })
  log.debug({ numero }, 'Numéro importé')
}

/** Completes an issue that was interrupted after its record: sets download names. */
async function finishIssue(payload: Payload, issue: SiteIssue): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const file of [issue.pdf, issue.couverture]) {
    if (!file) continue
    const object = await storage.stat(storedPath(file))
    if (object && !object.contentDisposition) await setDownloadName(file, issue.numero, req)
  }
}

/**
 * Creates the record of a file of the old site, through the same code as an upload. Reuses the
 * record that an earlier run created from the same bytes.
 * @param sharedFolder preferred folder when the file cannot keep its old one
 */
async function importFile(
  payload: Payload,
  key: string,
  field: UploadKind,
  source: SourceFile,
  sharedFolder?: string,
): Promise<Document | Image> {
  const collection = getUploadCollection(field)
  const uploadId = uploadIdOf(key, field)
  const earlier = await findByUploadId(payload, collection, uploadId)
  if (earlier) {
    if (await sameBytes(source, storedPath(earlier))) return earlier
    // The downloaded file was corrected since the earlier run.
    await payload.delete({ collection, id: earlier.id })
  }
  for (const folder of wantedFolders(collection, key, source, sharedFolder)) {
    try {
      const tempFilePath = await createTempFile({ filePath: source.filePath })
      const { filename: name, size } = source
      const file = { kind: field, uploadId, name, mimetype: 'image/jpeg', size, tempFilePath }
      return await createFileRecord(payload, file, { folder })
    } catch (error) {
      // An interrupted run's bytes are reused (storeFiles); a taken folder is another record's.
      if (!isApiError(error) || error.code !== 'folder-taken') throw error
    }
  }
  throw apiError('folder-taken')
}
