import type { GlobalSlug, Payload } from 'payload'

import type { PlannedPublications } from '../../features/scheduledPublication'
import { globals } from '../../features/pages'
import { listIncomplete } from './listIncomplete'

/** A save of a page: when, and by whom. */
export interface PageSave {
  /** ISO date. */
  at: string
  /** E-mail address of the account; null if the site itself saved it. */
  by: string | null
}

/** A page of the site with what happens to it. */
export type PageState = Awaited<ReturnType<typeof readPages>>[number]

type PageValues = Record<string, unknown> & { updatedAt?: string; modifiePar?: string | null }

/** Reads all pages of the site, in the order of its menu. */
export function readPages(payload: Payload, { dates, failures }: PlannedPublications) {
  return Promise.all(
    globals.map(async ({ slug, label, fields, custom }) => {
      const [values, draft] = await Promise.all([
        payload.findGlobal({ slug, depth: 0 }) as unknown as Promise<PageValues>,
        readDraft(payload, slug),
      ])
      return {
        slug,
        label,
        path: custom.path,
        /** The save that visitors see; undefined while it shows its first texts. */
        published: values.updatedAt
          ? { at: values.updatedAt, by: values.modifiePar ?? null }
          : undefined,
        draft,
        /** When the draft will be published. */
        plannedAt: dates.get(slug),
        failedPlan: failures.get(slug),
        incomplete: listIncomplete(fields, values),
      }
    }),
  )
}

/** Reads the draft of a page: its latest version, unless that version is published. */
async function readDraft(payload: Payload, slug: GlobalSlug): Promise<PageSave | undefined> {
  const { docs } = await payload.db.findGlobalVersions<{
    _status?: string | null
    modifiePar?: string | null
  }>({
    global: slug,
    limit: 1,
    pagination: false,
    select: { updatedAt: true, version: { _status: true, modifiePar: true } },
    sort: '-updatedAt',
  })
  const [latest] = docs
  return latest?.version._status === 'draft'
    ? { at: latest.updatedAt, by: latest.version.modifiePar ?? null }
    : undefined
}
