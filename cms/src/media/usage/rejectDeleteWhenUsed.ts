import type { CollectionBeforeDeleteHook } from 'payload'

import { fileUsedByIssue } from '../../lib/errors/apiErrors'
import { findIssuesUsing } from './findIssuesUsing'

/** Rejects the deletion of a file that an issue uses. */
export const rejectDeleteWhenUsed =
  (field: 'pdf' | 'couverture'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const [issue] = await findIssuesUsing(req.payload, field, String(id), req)
    if (issue) throw fileUsedByIssue(issue.numero)
  }
