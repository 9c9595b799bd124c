import type { Payload } from 'payload'

import type { Sender } from './types'

/** Who signs: name and postal address as they stand on the site now. */
export async function readSender(payload: Payload): Promise<Sender> {
  const { nom, adresse } = await payload.findGlobal({
    slug: 'parametres',
    depth: 0,
    select: { nom: true, adresse: true },
  })
  return { nom, adresse }
}
