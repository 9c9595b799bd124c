import { randomInt } from 'node:crypto'

import type { CollectionBeforeReadHook, PayloadRequest } from 'payload'

import { byId, countRows, findFields } from '../../../infrastructure/database/rows'
import { published } from '../../../access/roles'
import { indexIssueHook } from '../../recherche'
import { announceAtPublication, unplanAnnouncement } from '../../newsletter'
import { cancelPublication, toScheduleTarget } from '../../scheduledPublication'
import type { TrashHooks } from '../../corbeille'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { apiError } from '../../../lib/errors/apiErrors'
import { toShownIssue } from '../../../lib/payload/toShownIssue'
import { reserveIssueFiles } from '../changes/issueFiles'
import { removeFormerNumero } from '../changes/formerNumeros'

interface TrashedIssue {
  id: string
  deletedAt?: string | null
  numero?: number | null
  numeroCorbeille?: number | null
}

/** Limit of `randomInt`. */
const MAX_PLACEHOLDER = 2 ** 48 - 1

/**
 * Issues in the trash: their number is free for another issue, so the unique field holds a negative
 * placeholder meanwhile (MongoDB's index admits one null), and `numeroCorbeille` the number. Files,
 * counters, reading, campaign and versions stay as they are.
 */
export const regardsTrash: TrashHooks = {
  toTrashed: ({ numero }) => ({
    ...now(),
    ...(typeof numero === 'number' && {
      numero: -randomInt(1, MAX_PLACEHOLDER),
      numeroCorbeille: numero,
    }),
  }),
  toRestored: ({ numeroCorbeille }) => ({
    ...now(),
    ...(typeof numeroCorbeille === 'number' && { numero: numeroCorbeille, numeroCorbeille: null }),
  }),
  toShown: (record) => toShownIssue(record),
  checkRestore: async ({ numeroCorbeille }, { payload }) => {
    if (typeof numeroCorbeille !== 'number') return
    if ((await countRows(payload, 'regards', { numero: { equals: numeroCorbeille } })) > 0)
      throw apiError(
        'conflict',
        `Le numéro ${numeroCorbeille} existe déjà\u00a0: donnez-lui un autre numéro, ou supprimez-le, avant de restaurer celui-ci.`,
      )
  },
  afterTrash: [
    invalidateContentHook,
    reserveIssueFiles,
    indexIssueHook,
    ({ doc, req }) => cancelPublication(req.payload, toScheduleTarget(doc.id)),
    ({ doc, req }) => unplanAnnouncement(req, doc.id),
  ],
  afterRestore: [
    invalidateContentHook,
    reserveIssueFiles,
    releaseNumero,
    indexIssueHook,
    ({ doc, req }) => announceAtPublication(req.payload, doc.id, { isBack: true }),
  ],
}

/** Both moves set the date of change, by which libraries harvest. */
const now = () => ({ updatedAt: new Date().toISOString() })

/** Another issue may have had the number meanwhile and keep it as a former number. */
async function releaseNumero({ doc, req }: { doc: TrashedIssue; req: PayloadRequest }) {
  const where = { and: [byId(doc.id), published] }
  const issue = await findFields(req, 'regards', where, 'numero')
  if (issue) await removeFormerNumero(req, issue.numero, issue.id)
}

/** beforeRead hook: shows the number of an issue in the trash. */
export const showNumero: CollectionBeforeReadHook = ({ doc }) =>
  toShownIssue(doc as TrashedIssue) as unknown
