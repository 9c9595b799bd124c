import type { GlobalAfterChangeHook } from 'payload'

type Texts = Record<string, unknown> & { createdAt?: string }

/**
 * Keeps what a page started with as its first version, once somebody has saved it for the first
 * time: default values are written nowhere, and would be lost to those who want them back.
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
