import type { Payload } from 'payload'

/** Whether an issue or its draft has a PDF; replaced PDFs belong to earlier versions. */
export async function isPdfOfIssue({ db }: Payload, document: string): Promise<boolean> {
  const one = { limit: 1, pagination: false } as const
  const { docs } = await db.find({
    collection: 'regards',
    where: { pdf: { equals: document } },
    select: { numero: true },
    ...one,
  })
  if (docs.length > 0) return true
  const drafts = await db.findVersions({
    collection: 'regards',
    where: { and: [{ latest: { equals: true } }, { 'version.pdf': { equals: document } }] },
    ...one,
  })
  return drafts.docs.length > 0
}
