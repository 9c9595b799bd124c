import config from '@payload-config'
import { getPayload } from 'payload'

import { keepWhileUnchanged } from '../cache/keepWhileUnchanged'
import type { Measurement } from './identifiers'

const kept = keepWhileUnchanged<Measurement>(1)

/** What is measured at present; asked of the database once for as long as nothing changes. */
export async function readMeasurement(): Promise<Measurement> {
  const measurement = await kept('parametres', async () => {
    const payload = await getPayload({ config })
    const { mesureAudience, mesurePublicite } = await payload.findGlobal({
      slug: 'parametres',
      depth: 0,
    })
    return { mesureAudience, mesurePublicite }
  })
  return measurement ?? {}
}
