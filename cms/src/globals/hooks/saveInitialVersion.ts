import type { GlobalAfterChangeHook } from 'payload'

type Texts = Record<string, unknown> & { createdAt?: string }

/**
 * Saves a global's default texts as its first version when it is first saved: default values are
 * not stored, and could not be restored later.
 */
export const saveInitialVersion: GlobalAfterChangeHook = async ({
  doc,
  global,
  previousDoc,
  req,
}) => {
  const before = previousDoc as Texts
  const after = doc as Texts
  if (before.createdAt || !after.createdAt) return after
  const justBefore = new Date(Date.parse(after.createdAt) - 1).toISOString()
  await req.payload.db.createGlobalVersion({
    autosave: false,
    createdAt: justBefore,
    globalSlug: global.slug,
    req,
    returning: false,
    updatedAt: justBefore,
    versionData: { ...before, createdAt: justBefore, updatedAt: justBefore },
  })
  return after
}
