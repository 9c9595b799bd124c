import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'

import {
  describeGlobal,
  getActor,
  getJournalContext,
  recordEntry,
  type Action,
} from '../../infrastructure/journal'
import { describeChanges } from './describeChanges'
import { createDescriber, keepState, recordSafely, takeState } from './recording'

type Values = Record<string, unknown>

const isDraft = (values: unknown): boolean => (values as { _status?: string })._status === 'draft'

/**
 * Hooks that record each publication of a page, and each change of another global, as visitors read
 * them. Drafts are not recorded: they are saved while somebody types, and versions name who did.
 */
export const globalHooks = {
  beforeChange: (async ({ data, global, req }) => {
    const slug = global.slug
    await recordSafely(slug, async () => {
      if (!isDraft(data)) keepState(req, slug, await readPublished(req, slug))
    })
    return data as unknown
  }) satisfies GlobalBeforeChangeHook,

  afterChange: (async ({ doc, global, req }) => {
    const slug = global.slug
    const before = takeState(req, slug)
    await recordSafely(slug, async () => {
      const actor = getActor(req)
      const { action, details } = getJournalContext(req)
      if (!actor || (isDraft(doc) && !action)) return
      const after = isDraft(doc) ? before : await readPublished(req, slug)
      const { fields } = global
      const changements = await describeChanges(fields, before, after, createDescriber(req))
      await recordEntry(req.payload, {
        action: action ?? getAction(global),
        actor,
        cible: describeGlobal(req.payload, slug),
        details: details ?? (changements.length > 0 ? undefined : 'Aucun texte n’a changé.'),
        changements,
      })
    })
    return doc as unknown
  }) satisfies GlobalAfterChangeHook,
}

const getAction = ({ admin }: GlobalConfig): Action =>
  admin?.group === 'Réglages' ? 'reglageChange' : 'publication'

/** Reads what visitors read, with the default texts of a page that was never saved. */
const readPublished = async ({ payload }: PayloadRequest, slug: GlobalSlug) =>
  (await payload.findGlobal({ slug, depth: 0, draft: false })) as unknown as Values
