import type { Payload } from 'payload'

import type { Sender } from './types'

/** Reads the sender's name and postal address from the site's current settings. */
export async function readSender(payload: Payload): Promise<Sender> {
  const { nom, adresse } = await payload.findGlobal({
    slug: 'parametres',
    depth: 0,
    select: { nom: true, adresse: true },
  })
  return { nom, adresse }
}
