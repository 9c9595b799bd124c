import { ValidationError, type GlobalSlug, type Payload, type TaskConfig } from 'payload'

import { byId, findFields } from '../../infrastructure/database/rows'
import { describeLostRight } from '../../access/describeLostRight'
import { PUBLISHER_ROLE } from '../../access/roles'
import { retryForOneDay } from '../../infrastructure/jobs/waitingJobs'
import { journalContext, recordEntry } from '../../infrastructure/journal'
import { withRecordLock } from '../../infrastructure/locks/rejectStaleChanges'
import { SERVER, type Actor } from '../../infrastructure/journal/recordEntry'
import { log } from '../../lib/log'
import { LEAST_ROLE } from '@regards/contract/roles'
import {
  describeScheduleTarget,
  getIssueId,
  PUBLISH_TASK,
  saveFailure,
  type ScheduleTarget,
} from './schedule'

const RETRY_SECONDS = 10

interface PublishPage {
  input: {
    page: string
    /** Who planned it; missing in plans of the server itself. */
    acteur?: Actor | null
  }
  output: object
}

/**
 * Job that publishes the draft of a page or of an issue, at the planned time. A draft with missing
 * required fields stays a draft, and its form says so. During an outage it is retried for a day.
 */
export const publishPageTask: TaskConfig<PublishPage> = {
  slug: PUBLISH_TASK,
  label: 'publication prévue',
  inputSchema: [
    { name: 'page', type: 'text', required: true },
    { name: 'acteur', type: 'json' },
  ],
  retries: retryForOneDay(RETRY_SECONDS),
  handler: async ({ input, req }) => {
    const { page } = input
    // A draft that is being saved is published, or saved beside what is.
    await withRecordLock(req.payload, getIssueId(page) ? page : `globals/${page}`, () =>
      publishDraft(req.payload, page, input.acteur ?? SERVER),
    )
    return { output: {} }
  },
}

async function publishDraft(payload: Payload, target: ScheduleTarget, acteur: Actor) {
  const draft = findDraft(payload, target)
  if (!(await draft.exists())) return
  const role = getIssueId(target) === undefined ? 'editeur' : 'administrateur'
  const lostRight = await describeLostRight(payload, acteur, role)
  if (lostRight !== undefined) {
    log.warn({ cible: target, raison: lostRight }, 'Publication prévue sans effet')
    await saveFailure(payload, target, { invalidFields: [], reason: lostRight })
    await recordFailure(payload, target, acteur, lostRight)
    return
  }
  try {
    const role = await findRole(payload, acteur)
    const context = journalContext({ acteur, details: 'À la date prévue.' })
    await draft.publish({ ...context, [PUBLISHER_ROLE]: role })
    log.info({ cible: target }, 'Brouillon publié à la date prévue')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const invalidFields = error.data.errors.map(({ label, path }) =>
      typeof label === 'string' ? label : path,
    )
    log.warn({ cible: target, champs: invalidFields }, 'Brouillon incomplet, pas publié')
    await saveFailure(payload, target, { invalidFields })
    const details = `Le brouillon est incomplet\u00a0: ${invalidFields.join(', ')}.`
    await recordFailure(payload, target, acteur, details)
  }
}

const recordFailure = async (
  payload: Payload,
  target: ScheduleTarget,
  actor: Actor,
  details: string,
) =>
  recordEntry(payload, {
    action: 'publicationImpossible',
    actor,
    cible: await describeScheduleTarget(payload, target),
    details,
  })

/** Returns the planner's role: fields that it may not change are not published. */
async function findRole(payload: Payload, { id }: Actor) {
  if (!id) return undefined
  const account = await findFields(payload, 'users', byId(id), 'role')
  return account?.role ?? LEAST_ROLE
}

type Context = Record<string, unknown>

function findDraft(payload: Payload, target: ScheduleTarget) {
  const id = getIssueId(target)
  return id === undefined ? pageDraft(payload, target as GlobalSlug) : issueDraft(payload, id)
}

const pageDraft = (payload: Payload, slug: GlobalSlug) => ({
  exists: async () =>
    (await payload.findGlobal({ slug, depth: 0, draft: true }))._status === 'draft',
  publish: (context: Context) => payload.updateGlobal({ slug, depth: 0, data: {}, context }),
})

const issueDraft = (payload: Payload, id: string) => ({
  exists: async () => {
    const issue = await payload.findByID({
      collection: 'regards',
      id,
      depth: 0,
      draft: true,
      disableErrors: true,
    })
    return issue?._status === 'draft'
  },
  publish: (context: Context) =>
    payload.update({
      collection: 'regards',
      id,
      depth: 0,
      data: { _status: 'published' },
      context,
    }),
})
