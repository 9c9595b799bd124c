import { ValidationError, type GlobalSlug, type Payload, type TaskConfig } from 'payload'

import { retryForOneDay } from '../../infrastructure/jobs/retryForOneDay'
import { log } from '../../lib/log'
import { PUBLISH_TASK, saveFailure, type ScheduleTarget } from './schedule'

const RETRY_SECONDS = 10

const ISSUE_PREFIX = 'regards:'

/**
 * Job that publishes the draft of a page or of an issue, at the planned time. A draft that lacks
 * what it needs stays a draft, and its form says so. During an outage it is retried for a day.
 */
export const publishPageTask: TaskConfig<{ input: { page: string }; output: object }> = {
  slug: PUBLISH_TASK,
  inputSchema: [{ name: 'page', type: 'text', required: true }],
  retries: retryForOneDay(RETRY_SECONDS),
  handler: async ({ input, req }) => {
    await publishDraft(req.payload, input.page)
    return { output: {} }
  },
}

async function publishDraft(payload: Payload, target: ScheduleTarget): Promise<void> {
  const draft = findDraft(payload, target)
  if (!(await draft.exists())) return
  try {
    await draft.publish()
    log.info({ cible: target }, 'Brouillon publié à la date prévue')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const invalidFields = error.data.errors.map(({ label, path }) =>
      typeof label === 'string' ? label : path,
    )
    log.warn({ cible: target, champs: invalidFields }, 'Brouillon incomplet, pas publié')
    await saveFailure(payload, target, invalidFields)
  }
}

const findDraft = (payload: Payload, target: ScheduleTarget) =>
  target.startsWith(ISSUE_PREFIX)
    ? issueDraft(payload, target.slice(ISSUE_PREFIX.length))
    : pageDraft(payload, target as GlobalSlug)

const pageDraft = (payload: Payload, slug: GlobalSlug) => ({
  exists: async () =>
    (await payload.findGlobal({ slug, depth: 0, draft: true }))._status === 'draft',
  publish: () => payload.updateGlobal({ slug, depth: 0, data: {} }),
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
  publish: () =>
    payload.update({ collection: 'regards', id, depth: 0, data: { _status: 'published' } }),
})
