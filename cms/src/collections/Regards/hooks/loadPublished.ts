import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

/** What visitors know of an issue. */
export interface PublishedIssue {
  id: string
  numero: number
  anciensNumeros?: number[] | null
  pdf?: unknown
  couverture?: unknown
}

const CONTEXT_KEY = 'publishedIssues'

type PublishedIssues = Map<string, PublishedIssue | undefined>

/**
 * Reads an issue as it is published before it changes: Payload's hooks get its latest version
 * instead, which may be a draft.
 */
export const loadPublished: CollectionBeforeChangeHook = async ({ originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: string }
  if (!id) return
  const issue = await req.payload.db.findOne<PublishedIssue & { _status?: string }>({
    collection: 'regards',
    where: { id: { equals: id } },
    req,
  })
  const issues = (req.context[CONTEXT_KEY] ??= new Map()) as PublishedIssues
  issues.set(id, issue && issue._status !== 'draft' ? issue : undefined)
}

/** Returns the issue as it was published before the change; undefined if it was not. */
export const getPublishedBefore = (
  { context }: PayloadRequest,
  id: string,
): PublishedIssue | undefined => (context[CONTEXT_KEY] as PublishedIssues | undefined)?.get(id)
