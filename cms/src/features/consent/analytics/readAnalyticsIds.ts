import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import type { AnalyticsIds } from './analyticsIds'

const memoize = memoizeUntilContentChange<AnalyticsIds>(1)

/** Reads the current analytics ids; memoized until the content changes. */
export async function readAnalyticsIds(payload: Payload): Promise<AnalyticsIds> {
  const measurement = await memoize('parametres', async () => {
    const { mesureAudience, mesurePublicite } = await payload.findGlobal({
      slug: 'parametres',
      depth: 0,
    })
    return { mesureAudience, mesurePublicite }
  })
  return measurement ?? {}
}
