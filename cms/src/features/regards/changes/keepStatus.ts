import type { FieldHook } from 'payload'

/**
 * Keeps what visitors see of an issue where a change does not say whether it publishes: Payload
 * would take the status of the latest version, and a correction beside a draft would withdraw the
 * issue.
 */
export const keepStatus: FieldHook = async ({
  operation,
  originalDoc,
  req,
  siblingData,
  value,
}) => {
  const { id } = (originalDoc ?? {}) as { id?: string }
  const isGiven = (siblingData as { _status?: unknown })._status !== undefined
  if (isGiven || operation !== 'update' || !id) return value as unknown
  const issue = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection: 'regards',
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  })
  return issue?._status === 'draft' ? 'draft' : 'published'
}
