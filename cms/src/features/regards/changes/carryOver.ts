import type { CollectionAfterChangeHook, Field, Payload, TaskConfig } from 'payload'

import { byId, findFields } from '../../../infrastructure/database/rows'
import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { retryForOneDay } from '../../../infrastructure/jobs/waitingJobs'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { isPdfOfIssue } from '../../../media/usage/isPdfOfIssue'
import { moveArticles, proposeForDocument } from '../../articles'
import {
  CARRY_OVER_TASK,
  endReview,
  keepFormerArticles,
  noteCorrections,
  resumeReview,
  withdrawFormerArticles,
} from '../../lecture'
import { followArticles } from '../../recherche'
import { getStoredBefore } from './loadPublished'

const RETRY_SECONDS = 15

interface CarryOver {
  regard: string
  /** Ids of its former and its new PDF. */
  ancien: string
  document: string
}

/**
 * Virtual: with `true`, a change of an issue takes the articles of the PDF before the present one from the
 * site at once. Otherwise they stay public until those of the new PDF are there.
 */
export const withdrawalField: Field = {
  name: 'retirerAncienTexte',
  type: 'checkbox',
  virtual: true,
  hidden: true,
}

/**
 * Hook of the issues: queues the job that carries the corrected texts of the pages, and the
 * articles, to a replacing PDF, whether the issue is published or not. A draft beside a published
 * issue replaces nothing until it is published. Runs before hooks that may fail, so that every
 * written change has its job. Until the new PDF has its articles, visitors get the former ones; an
 * earlier request may have cached a response without them, hence the second invalidation.
 */
export const queueCarryOver: CollectionAfterChangeHook = async ({ data, doc, operation, req }) => {
  const { id } = doc as { id: string }
  const { payload } = req
  const ancien = getRelationId(getStoredBefore(req, id)?.pdf)
  if (operation !== 'update' || !ancien) return doc as unknown
  const document = await findPdfOf(payload, id)
  if (!document) return doc as unknown
  const isWithdrawn = (data as { retirerAncienTexte?: unknown }).retirerAncienTexte === true
  if (ancien !== document) {
    const input = { regard: id, ancien, document }
    await payload.jobs.queue({ task: CARRY_OVER_TASK, input, req })
    if (!isWithdrawn) await keepFormerArticles(payload, ancien, document)
  }
  if (isWithdrawn) await withdrawFormerArticles(payload, document)
  if (isWithdrawn || ancien !== document) await invalidateContent(payload)
  return doc as unknown
}

const findPdfOf = async (payload: Payload, regard: string): Promise<string | undefined> =>
  getRelationId((await findFields(payload, 'regards', byId(regard), 'pdf'))?.pdf)

/**
 * Job that carries the corrected texts of the pages, and the articles, from a PDF to the present
 * one of the issue; existing corrections and articles stay, so that it may run again, and in any
 * order with the job of the next replacement. The pages of a PDF that no issue has are no longer to
 * be checked.
 */
export const carryOverTask: TaskConfig<{ input: CarryOver; output: object }> = {
  slug: CARRY_OVER_TASK,
  label: 'reprise des corrections dans un nouveau PDF',
  inputSchema: [
    { name: 'regard', type: 'text', required: true },
    { name: 'ancien', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
  ],
  retries: retryForOneDay(RETRY_SECONDS),
  handler: async ({ input: { regard, ancien }, req: { payload } }) => {
    const current = await findPdfOf(payload, regard)
    if (!(await isPdfOfIssue(payload, ancien))) await endReview(payload, ancien)
    if (!current) return { output: {} }
    if (current !== ancien) {
      await noteCorrections(payload, ancien, current)
      await moveArticles(payload, ancien, current)
      await proposeForDocument(payload, current)
    }
    await resumeReview(payload, current)
    await followArticles(payload, current)
    return { output: {} }
  },
}
