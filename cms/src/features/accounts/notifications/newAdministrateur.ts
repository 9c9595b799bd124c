import type { CollectionAfterChangeHook, PayloadRequest, Payload, SendEmailOptions } from 'payload'

import { byId, findAll, updateRow } from '../../../infrastructure/database/rows'
import { activeAdministrateur } from '../../../access/activeAdministrateur'
import { canSendEmail, createEmail, emailTask } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import type { User } from '../../../payload-types'

/**
 * Tells all other administrateurs of a new one: a stolen session must not make one unnoticed. Never
 * fails: the account is written, and the journal tells of it too.
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
  const docs = await findAll<User>(req.payload, {
    collection: 'users',
    where: { and: [activeAdministrateur, { id: { not_equals: id } }] },
    select: { email: true },
  })
  const acteur = req.user ? `le compte ${req.user.email}` : 'une commande lancée sur le serveur'
  const destinataires = docs.map(({ email }) => email)
  if (destinataires.length === 0) return
  await req.payload.jobs.queue({
    task: 'direNouvelAdministrateur',
    input: { destinataires, compte, acteur },
  })
}

interface NewAdministrateur {
  /** The administrateurs who are not told yet. */
  destinataires: string[]
  compte: string
  acteur: string
}

/** Job that e-mails the other administrateurs about a new one; a refused address delays none. */
export const notifyNewAdministrateurTask = emailTask<NewAdministrateur>({
  slug: 'direNouvelAdministrateur',
  label: 'message d’un nouvel administrateur',
  inputSchema: [
    { name: 'destinataires', type: 'text', hasMany: true, required: true },
    { name: 'compte', type: 'text', required: true },
    { name: 'acteur', type: 'text', required: true },
  ],
  send: async (payload, { destinataires, ...what }, job) => {
    const save = (rest: string[]) => saveInput(payload, job, { ...what, destinataires: rest })
    const failed: string[] = []
    for (const [index, email] of destinataires.entries()) {
      if (shutdown.signal.aborted) throw new Error('Stopped by the shutdown of the process')
      const others = [...destinataires.slice(index + 1), ...failed]
      const message = await createNewAdministrateurEmail(payload, email, what)
      // Stored before the e-mail is sent: after a crash nobody gets it twice (decision 079).
      await save(others)
      try {
        await payload.sendEmail(message)
      } catch (error) {
        log.warn({ err: error }, 'Administrateur pas encore prévenu d’un nouvel administrateur')
        failed.push(email)
        await save([...others, email])
      }
    }
    if (failed.length > 0) throw new Error(`${failed.length} administrateurs are not told yet`)
  },
})

const saveInput = (payload: Payload, id: string, input: NewAdministrateur) =>
  updateRow(payload, 'payload-jobs', byId(id), { input })

/** Creates the e-mail that tells an administrateur that another account has become one. */
const createNewAdministrateurEmail = (
  payload: Payload,
  to: string,
  { compte, acteur }: Pick<NewAdministrateur, 'compte' | 'acteur'>,
): Promise<SendEmailOptions> =>
  createEmail(payload, to, {
    subject: 'Un nouvel administrateur sur le site',
    preheader: `${compte} peut maintenant tout publier et tout gérer.`,
    blocks: [
      `Le compte ${compte} est maintenant administrateur\u00a0: il peut tout publier et tout gérer. Ce rôle lui a été donné par ${acteur}.`,
      'Si vous l’attendiez, il n’y a rien à faire. Sinon, retirez-lui ce rôle tout de suite, changez le mot de passe du compte qui l’a donné, et regardez le journal.',
      { kind: 'button', label: 'Voir les comptes', url: `${env.siteUrl}/admin/collections/users` },
    ],
    reason: `Vous recevez ce message parce que vous êtes administrateur de ${env.siteUrl}.`,
  })
