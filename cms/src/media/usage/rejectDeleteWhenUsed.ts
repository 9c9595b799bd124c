import type { CollectionBeforeDeleteHook } from 'payload'

import { isAdministrateur } from '../../access/roles'
import { fileUsedByIssue } from '../../lib/errors/apiErrors'
import { findIssuesUsing } from './findIssuesUsing'

/** Rejects the deletion of a file that an issue uses. Names drafts to administrators alone. */
export const rejectDeleteWhenUsed =
  (field: 'pdf' | 'couverture'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const [issue] = await findIssuesUsing(req.payload, field, String(id), req)
    if (!issue) return
    const isNamed = issue.isPublished || isAdministrateur(req)
    throw fileUsedByIssue(isNamed ? issue.numero : undefined)
  }
