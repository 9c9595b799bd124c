import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { byId, findRow } from '../../../infrastructure/database/rows'
import { takeIssueMoment } from '../../../lib/toIssueUrn'

/** Fields of an issue that visitors see, or will see once it is published. */
export interface PublishedIssue {
  id: string
  numero: number
  anciensNumeros?: number[] | null
  retire?: boolean | null
  pdf?: unknown
  couverture?: unknown
}

const CONTEXT_KEY = 'storedIssues'

interface StoredIssue extends PublishedIssue {
  _status?: string
}

type StoredIssues = Map<string, StoredIssue | undefined>

/** Reads an issue as it is: Payload's hooks get its latest version, which may be a draft. */
export const loadPublished: CollectionBeforeChangeHook = async ({ originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: string }
  if (!id) return
  const issue = await findRow<StoredIssue>(req, 'regards', byId(id))
  const issues = (req.context[CONTEXT_KEY] ??= new Map()) as StoredIssues
  issues.set(id, issue ?? undefined)
}

/** Stores whether an issue was published and is a draft again. */
export const markWithdrawn: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: string }
  const before = id === undefined ? undefined : getStoredBefore(req, id)
  const wasPublic = before && (before.retire || getPublishedBefore(req, before.id))
  return { ...data, retire: (data as StoredIssue)._status === 'draft' && Boolean(wasPublic) }
}

/** Gives a new issue a moment of creation that no other has. */
export const setMoment: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, createdAt: takeIssueMoment() } : data

/**
 * Returns the issue as it was before the change, published or not; without the changes of a draft
 * that is kept beside it.
 */
export const getStoredBefore = (
  { context }: PayloadRequest,
  id: string,
): PublishedIssue | undefined => (context[CONTEXT_KEY] as StoredIssues | undefined)?.get(id)

/** Returns the issue as it was published before the change; undefined if it was not. */
export const getPublishedBefore = (
  { context }: PayloadRequest,
  id: string,
): PublishedIssue | undefined => {
  const issue = (context[CONTEXT_KEY] as StoredIssues | undefined)?.get(id)
  return issue && issue._status !== 'draft' ? issue : undefined
}
