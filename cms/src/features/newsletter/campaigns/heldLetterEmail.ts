import type { Payload, SendEmailOptions, TaskConfig } from 'payload'

import { activeAdministrateur } from '../../../access/activeAdministrateur'
import { emailTask, readSender, renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import type { User } from '../../../payload-types'
import { isOwnLetter, type AnnonceRow } from '../letters/rows'
import { findAnnonce } from './campaignState'

export const HELD_TASK = 'direLettreRetenue'

/**
 * Job that tells the administrateurs that a planned letter did not leave, and why. It is tried again only
 * while no e-mail at all can be handed over, so that nobody gets it twice.
 */
export const heldLetterTask: TaskConfig<{ input: { annonce: string }; output: object }> = {
  ...emailTask(HELD_TASK),
  label: 'message d’une lettre qui n’est pas partie',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  handler: async ({ input, req: { payload } }) => {
    const row = await findAnnonce(payload, input.annonce)
    // Sent, planned again or deleted meanwhile.
    if (!row?.obstacle || !['brouillon', 'sans-effet'].includes(row.etat)) return { output: {} }
    await sendToAdministrateurs(payload, await createHeldLetterEmail(payload, row))
    return { output: {} }
  },
}

async function sendToAdministrateurs(payload: Payload, message: SendEmailOptions): Promise<void> {
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: activeAdministrateur,
    pagination: false,
    limit: 0,
    select: { email: true },
  })
  const failures: unknown[] = []
  for (const { email } of docs) {
    try {
      await payload.sendEmail({ ...message, to: email })
    } catch (error) {
      log.warn({ err: error }, 'Administrateur pas prévenu d’une lettre qui n’est pas partie')
      failures.push(error)
    }
  }
  if (docs.length > 0 && failures.length === docs.length) throw failures[0]
}

async function createHeldLetterEmail(
  payload: Payload,
  { id, regard, objet, obstacle }: AnnonceRow,
): Promise<SendEmailOptions> {
  const name = objet ? `«\u00a0${objet}\u00a0»` : 'qui annonce un numéro'
  return {
    subject: 'Une lettre prévue n’est pas partie',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: obstacle ?? '',
      blocks: [
        { kind: 'title', text: 'Une lettre prévue n’est pas partie' },
        { kind: 'text', text: `La lettre ${name} n’est pas partie. ${obstacle ?? ''}` },
        {
          kind: 'button',
          label: 'La relire',
          url: isOwnLetter(regard)
            ? `${env.siteUrl}/admin/collections/annonces/${id}`
            : `${env.siteUrl}/adminregards`,
        },
      ],
      reason: `Vous recevez ce message parce que vous êtes administrateur de ${env.siteUrl}.`,
    }),
  }
}
