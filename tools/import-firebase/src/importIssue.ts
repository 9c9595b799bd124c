import { createLocalReq, type Payload } from 'payload'

import { setInitialCounters } from '../../../cms/src/features/statistics'
import { setDownloadName } from '../../../cms/src/media/records/setDownloadName'
import { log } from '../../../cms/src/lib/log'
import { storage } from '../../../cms/src/media/storage'
import { importFile } from './importFile'
import { regardIdOf } from './importKeys'
import { storedPath, type SiteIssue } from './readSite'
import type { Issue } from './types'
import { folderIn } from './wantedFolders'

/**
 * Publishes an issue of the old site as an administrator would: PDF, cover, record. The counters
 * are written before the record, so that no opening is lost or counted twice. The next run resumes
 * an interrupted one from any point.
 */
export async function importIssue(payload: Payload, issue: Issue): Promise<void> {
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

/**
 * Completes an issue whose run was interrupted after its record was created: sets the download
 * names of its files.
 */
export async function finishIssue(payload: Payload, issue: SiteIssue): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const file of [issue.pdf, issue.couverture]) {
    if (!file) continue
    const object = await storage.stat(storedPath(file))
    if (object && !object.contentDisposition) await setDownloadName(file, issue.numero, req)
  }
}
