import type { Access } from 'payload'

import { isEditeur } from './roles'

/** Parts of a request by which Payload decides that a draft is asked for. */
interface DraftRequest {
  data?: unknown
  searchParams?: URLSearchParams
}

/** Read access to a page: anyone reads what is published, and editors the draft. */
export const draftsForEditors: Access = ({ req }) => !isDraftRequested(req) || isEditeur(req)

const isDraftRequested = ({ data, searchParams }: DraftRequest): boolean =>
  Boolean(searchParams?.has('draft') || (data as { draft?: unknown } | undefined)?.draft)
