import type { Payload } from 'payload'
import { countRows } from '../../infrastructure/database/rows'

/** Whether an issue or its draft has a PDF; replaced PDFs belong to earlier versions. */
export async function isPdfOfIssue(payload: Payload, document: string): Promise<boolean> {
  if ((await countRows(payload, 'regards', { pdf: { equals: document } })) > 0) return true
  const drafts = await payload.db.countVersions({
    collection: 'regards',
    where: { and: [{ latest: { equals: true } }, { 'version.pdf': { equals: document } }] },
  })
  return drafts.totalDocs > 0
}
