import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type FlattenedField,
} from 'payload'

import { byId, findFields } from '../../../infrastructure/database/rows'
import { getJournalContext, journalContext } from '../../../infrastructure/journal'
import { hasBase, withRecordLock } from '../../../infrastructure/locks/rejectStaleChanges'
import { apiError } from '../../../lib/errors/apiErrors'
import { formatParisMoment } from '../../../lib/frenchDates'
import { asRecord } from '../../../lib/isRecord'
import { isNumero } from '../../../lib/parseNumero'
import { isPublicationDay } from '../publicationDay/toPublicationDay'
import { cancelPublication, toScheduleTarget } from '../../scheduledPublication'
import { toVersionValues } from '../../../lib/payload/toVersionValues'
import { endpoint } from '../../../lib/payload/endpoint'
import type { Regard } from '../../../payload-types'

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
  const issue = await findFields(req, 'regards', byId(id), '_status')
  return issue?._status === 'draft' ? 'draft' : 'published'
}

/** Fields of an issue that a correction changes. */
const CORRECTED = ['numero', 'dateParution', 'titre', 'sommaire', 'pdf', 'couverture'] as const

/**
 * Changes what visitors see of an issue where a change does not say whether it publishes, or withdraws the
 * issue and nothing else: Payload would take the other values from the latest version, so that a
 * correction beside a draft, or a withdrawal and a publication, would publish that draft.
 */
export const correctPublished: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { id, data, draft } = args as { id?: string; data?: unknown; draft?: boolean }
  const given = asRecord(data)
  const hasValues = CORRECTED.some((name) => name in given)
  const isCorrection = given._status === undefined && !('deletedAt' in given)
  const isWithdrawal = given._status === 'draft' && !hasValues
  // A read has an id and no data.
  if (id === undefined || data === undefined || draft || !(isCorrection || isWithdrawal))
    return args
  const issue = await findFields(req, 'regards', byId(id), '_status', ...CORRECTED)
  if (issue?._status !== 'published') return args
  req.context[CONTEXT_KEY] = { id: issue.id, isCorrection } satisfies PublishedChange
  const published = Object.fromEntries(CORRECTED.map((name) => [name, issue[name] ?? null]))
  return { ...args, data: { ...published, ...given } }
}

const CONTEXT_KEY = 'changeOfPublished'

/** A change of what visitors see of an issue, apart from any draft beside. */
interface PublishedChange {
  id: string
  /** Whether it corrects the issue, in place of withdrawing it. */
  isCorrection: boolean
}

/** Parameter of the query by which a form says that the draft beside may become an earlier version. */
const DRAFT_PUT_ASIDE = 'brouillonEcarte'

/**
 * Refuses a form's correction of a published issue that has a draft beside: Payload makes the draft an earlier
 * version, and its planned publication ends. A correction with `brouillonEcarte=true`, a withdrawal and a program
 * that names no state are written, and the journal names the draft.
 * @throws ApiError 409 draft-waiting
 */
export const protectDraft: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const { id, _status, updatedAt } = (originalDoc ?? {}) as Partial<Regard>
  const change = req.context[CONTEXT_KEY] as PublishedChange | undefined
  if (!id || change?.id !== id || _status !== 'draft' || !updatedAt) return data
  const moment = formatParisMoment(new Date(updatedAt))
  const isPutAside = req.searchParams.get(DRAFT_PUT_ASIDE) === 'true'
  if (change.isCorrection && hasBase(req, 'regards', id) && !isPutAside)
    throw apiError('draft-waiting', { moment })
  const details = `Le brouillon du ${moment} est dans «\u00a0Versions\u00a0».`
  Object.assign(req.context, journalContext({ ...getJournalContext(req), details }))
  return data
}

type Check = (value: unknown) => boolean

const isString: Check = (value) => typeof value === 'string'

/** Returns whether a value of a field can be stored; undefined if any value can. */
function getCheck({ name, type }: FlattenedField): Check | undefined {
  if (name === 'numero') return isNumero
  if (name === 'dateParution') return isPublicationDay
  // A file is its id.
  return ['text', 'textarea', 'upload'].includes(type) ? isString : undefined
}

/**
 * Validates the types of a draft's values, which Payload does not and on which the databases fail.
 * Any field may be missing. An empty text is a missing value.
 * @throws ValidationError
 */
export const rejectMalformedDraft: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data?._status !== 'draft') return data
  const checks = new Map(collection.flattenedFields.map((field) => [field.name, getCheck(field)]))
  const checked = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    value === '' && checks.get(name) ? null : value,
  ])
  const errors = checked
    .filter(
      ([name, value]) =>
        value !== null && value !== undefined && checks.get(name)?.(value) === false,
    )
    .map(([path]) => ({ path, message: 'Cette valeur n’est pas valable.' }))
  if (errors.length > 0) throw new ValidationError({ collection: 'regards', errors }, req.t)
  return Object.fromEntries(checked)
}

/** Saves an earlier version of an issue again, as for a page. @throws Payload's errors: 403, 404 */
export const restoreVersionEndpoint = endpoint('post', '/versions/:id', async (req) => {
  const { payload, routeParams, searchParams } = req
  const { parent, version } = await payload.findVersionByID({
    collection: 'regards',
    id: routeParams?.id as string,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const isDraft = searchParams.get('draft') === 'true'
  const fields = payload.collections.regards.config.flattenedFields
  const values = toVersionValues(fields, version)
  const doc = await withRecordLock(payload, `regards:${parent}`, () =>
    payload.update({
      collection: 'regards',
      id: parent,
      data: { ...values, _status: isDraft ? 'draft' : 'published' },
      draft: isDraft,
      overrideAccess: false,
      req,
    }),
  )
  // A plan was for another draft; a publication cancels the plan by itself (endSchedule).
  if (isDraft) await cancelPublication(payload, toScheduleTarget(doc.id))
  return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
})
