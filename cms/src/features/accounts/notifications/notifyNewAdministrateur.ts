import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { activeAdministrateur } from '../records/activeAdministrateur'
import { canSendEmail } from '../../../infrastructure/email'
import { log } from '../../../lib/log'
import type { User } from '../../../payload-types'

/**
 * Queues the notice to all other administrateurs when an account is created as one, or becomes one: a
 * stolen session must not make one unnoticed. Never fails: the account is written, and the journal
 * tells of it too.
 */
export const notifyNewAdministrateur: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const before = previousDoc as User | undefined
  if (doc.role !== 'administrateur' || before?.role === 'administrateur') return
  if (!canSendEmail()) return
  try {
    await queueNotice(req, doc)
  } catch (error) {
    log.warn({ err: error }, 'Nouvel administrateur non annoncé')
  }
}

async function queueNotice(req: PayloadRequest, { id, email: compte }: User): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [activeAdministrateur, { id: { not_equals: id } }] },
    select: { email: true },
    pagination: false,
    req,
  })
  const acteur = req.user ? `le compte ${req.user.email}` : 'une commande lancée sur le serveur'
  const destinataires = docs.map(({ email }) => email)
  if (destinataires.length === 0) return
  await req.payload.jobs.queue({
    task: 'direNouvelAdministrateur',
    input: { destinataires, compte, acteur },
  })
}
