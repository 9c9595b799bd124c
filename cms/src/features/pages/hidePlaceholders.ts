import type { GlobalAfterReadHook } from 'payload'

import { removePlaceholders } from '../../fields/placeholders/removePlaceholders'
import { env } from '../../lib/env'

/**
 * Leaves the passages « à compléter » out of what visitors read, and made-up values, which the
 * demonstration keeps. They show to editors (form, preview), and to the server's own reads, of which the
 * checklist is one.
 */
export const hidePlaceholders: GlobalAfterReadHook = ({ doc, global, overrideAccess, req }) =>
  overrideAccess || req.user
    ? (doc as unknown)
    : removePlaceholders(global.fields, doc as Record<string, unknown>, {
        keepsExamples: env.demo,
      })
