import { ValidationError, type GlobalSlug, type Payload, type TaskConfig } from 'payload'

import { retryForOneDay } from '../../infrastructure/jobs/retryForOneDay'
import { describeGlobal, journalContext, recordEntry } from '../../infrastructure/journal'
import { SERVER, type Actor } from '../../infrastructure/journal/actor'
import { log } from '../../lib/log'
import { PUBLISH_TASK, saveFailure } from './schedule'

const RETRY_SECONDS = 10

interface PublishPage {
  input: {
    page: string
    /** Who planned it; missing in plans of earlier releases. */
    acteur?: Actor | null
  }
  output: object
}

/**
 * Job that publishes the draft of a page, at the time planned by an editor. A draft that lacks what
 * the page needs stays a draft, and its form says so. During an outage it is retried for a day.
 */
export const publishPageTask: TaskConfig<PublishPage> = {
  slug: PUBLISH_TASK,
  inputSchema: [
    { name: 'page', type: 'text', required: true },
    { name: 'acteur', type: 'json' },
  ],
  retries: retryForOneDay(RETRY_SECONDS),
  handler: async ({ input, req }) => {
    await publishDraft(req.payload, input.page as GlobalSlug, input.acteur ?? SERVER)
    return { output: {} }
  },
}

async function publishDraft(payload: Payload, slug: GlobalSlug, acteur: Actor): Promise<void> {
  const { _status } = await payload.findGlobal({ slug, depth: 0, draft: true })
  if (_status !== 'draft') return
  try {
    await payload.updateGlobal({
      slug,
      depth: 0,
      data: {},
      context: journalContext({ acteur, details: 'À la date prévue.' }),
    })
    log.info({ page: slug }, 'Brouillon publié à la date prévue')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const invalidFields = error.data.errors.map(({ label, path }) =>
      typeof label === 'string' ? label : path,
    )
    log.warn({ page: slug, champs: invalidFields }, 'Brouillon incomplet, pas publié')
    await saveFailure(payload, slug, invalidFields)
    await recordEntry(payload, {
      action: 'publicationImpossible',
      actor: acteur,
      cible: describeGlobal(payload, slug),
      details: `Le brouillon est incomplet\u00a0: ${invalidFields.join(', ')}.`,
    })
  }
}
