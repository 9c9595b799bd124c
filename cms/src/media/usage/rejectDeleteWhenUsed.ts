import type { PayloadRequest } from 'payload'

import { isAdministrateur } from '../../access/roles'
import { findIssuesUsing } from './findIssuesUsing'
import { fileUsedByIssue } from './fileInUse'

/** Rejects the deletion of a file that an issue uses; names drafts to administrators alone. */
export const rejectDeleteWhenUsed =
  (field: 'pdf' | 'couverture') =>
  async ({ id, req }: { id: number | string; req: PayloadRequest }): Promise<void> => {
    const [issue] = await findIssuesUsing(req.payload, field, String(id), req)
    if (!issue) return
    const isNamed = issue.isPublished || isAdministrateur(req)
    throw fileUsedByIssue(isNamed ? issue.numero : undefined)
  }
