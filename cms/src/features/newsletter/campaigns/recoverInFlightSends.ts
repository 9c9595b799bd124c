import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { SendJournal } from './SendJournal'
import type { EnvoiRow } from './types'

export const journalDir = path.join(env.dataDir, 'envois')

/**
 * Recovers e-mails that were in flight when their process died. The process's journal says which
 * were sent; if the journal is on another machine, or this machine rebooted, they are sent again
 * with the same Message-ID: at most as many as a process sends concurrently.
 */
export async function recoverInFlightSends(payload: Payload, annonce: string): Promise<void> {
  const { docs } = await payload.db.find<EnvoiRow>({
    collection: 'envois',
    where: { and: [{ annonce: { equals: annonce } }, { etat: { equals: 'engage' } }] },
    pagination: false,
    limit: 0,
  })
  const journals = new Map<string, Set<string> | undefined>()
  for (const { id, abonne, porteur } of docs) {
    const name = porteur ?? ''
    if (!journals.has(name)) journals.set(name, SendJournal.read(journalDir, name))
    const isSent = journals.get(name)?.has(abonne) ?? false
    await payload.db.updateOne({
      collection: 'envois',
      id,
      data: isSent ? { etat: 'envoye' } : { etat: 'attente', prochainEssai: null },
      returning: false,
    })
  }
  if (docs.length > 0) log.info({ annonce, envois: docs.length }, 'Envois interrompus repris')
}
