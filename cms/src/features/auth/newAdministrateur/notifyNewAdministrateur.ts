import type { CollectionAfterChangeHook } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'
import type { User } from '../../../payload-types'

/**
 * Queues an e-mail to every other administrateur when an account is created as one, or becomes one: a
 * stolen session must not make one unnoticed.
 */
export const notifyNewAdministrateur: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const before = previousDoc as User | undefined
  if (doc.role !== 'administrateur' || before?.role === 'administrateur') return
  if (!canSendEmail()) return
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'administrateur' } },
        { invitation: { not_equals: true } },
        { id: { not_equals: doc.id } },
      ],
    },
    select: { email: true },
    pagination: false,
    req,
  })
  const acteur = req.user ? `le compte ${req.user.email}` : 'une commande lancée sur le serveur'
  for (const { email } of docs) {
    await req.payload.jobs.queue({
      task: 'direNouvelAdministrateur',
      input: { email, compte: doc.email, acteur },
    })
  }
}
