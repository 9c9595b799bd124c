import type { GlobalBeforeChangeHook } from 'payload'

type Texts = Record<string, unknown> & { createdAt?: string }

/**
 * Saves a global's default texts as its first version before it is first saved: default values are
 * not stored, and could not be restored later. Runs before the change, as the version that is saved
 * last is the latest, from which Payload continues.
 */
export const saveInitialVersion: GlobalBeforeChangeHook = async ({
  data,
  global,
  originalDoc,
  req,
}) => {
  const before = originalDoc as Texts
  if (before.createdAt) return data as Texts
  const justBefore = new Date(Date.now() - 1).toISOString()
  await req.payload.db.createGlobalVersion({
    autosave: false,
    createdAt: justBefore,
    globalSlug: global.slug,
    req,
    returning: false,
    updatedAt: justBefore,
    versionData: { ...before, _status: 'published', createdAt: justBefore, updatedAt: justBefore },
  })
  return data as Texts
}
