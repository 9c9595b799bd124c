import type { Payload } from 'payload'
import { byId, deleteRows, findAll, updateRow } from '../../../infrastructure/database/rows'
import { isOwnLetter, type AnnonceRow } from '../letters/rows'
import { removeAllCampaignJobs, findAnnonce } from './campaignState'
import { activeAdministrateur } from '../../../access/activeAdministrateur'
import { createEmail, emailTask } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import type { User } from '../../../payload-types'

/**
 * Ends the plans of all letters, and pauses those that are being sent, until a person sends or
 * plans them again: a letter of one's own is a draft, an announcement has no effect. A subscriber
 * who has the letter does not get it again: the send records stay.
 * @param reason shown with each letter
 * @returns the number of letters
 */
export async function suspendCampaigns(payload: Payload, reason: string): Promise<number> {
  await removeAllCampaignJobs(payload)
  const docs = await findAll<AnnonceRow>(payload, {
    collection: 'annonces',
    where: { etat: { in: ['prevue', 'en-cours'] } },
    select: { regard: true },
  })
  for (const { id, regard } of docs) {
    await updateRow(payload, 'annonces', byId(id), { ...toUnsent(regard), obstacle: reason })
    // Retried at once when the letter is sent again.
    await deleteRows(payload, 'envois', {
      and: [{ annonce: { equals: id } }, { etat: { equals: 'attente' } }],
    })
  }
  return docs.length
}

/** Values of a campaign that waits for the decision of a person. */
export const toUnsent = (regard: string) => ({
  etat: isOwnLetter(regard) ? ('brouillon' as const) : ('sans-effet' as const),
  datePrevue: null,
  acteur: null,
  prochainEssai: null,
  updatedAt: new Date().toISOString(),
})

export const HELD_TASK = 'direLettreRetenue'

/**
 * Job that tells the administrateurs that a planned letter did not leave, and why. It is retried
 * only while the mail server accepts no e-mail at all, so that nobody gets it twice.
 */
export const heldLetterTask = emailTask<{ annonce: string }>({
  slug: HELD_TASK,
  label: 'message d’une lettre qui n’est pas partie',
  inputSchema: [{ name: 'annonce', type: 'text', required: true }],
  send: async (payload, { annonce }) => {
    const row = await findAnnonce(payload, annonce)
    // Otherwise the letter was sent, planned again or deleted meanwhile.
    if (row?.obstacle && ['brouillon', 'sans-effet'].includes(row.etat))
      await sendToAdministrateurs(payload, row)
  },
})

async function sendToAdministrateurs(payload: Payload, row: AnnonceRow): Promise<void> {
  const docs = await findAll<User>(payload, {
    collection: 'users',
    where: activeAdministrateur,
    select: { email: true },
  })
  const failures: unknown[] = []
  for (const { email } of docs) {
    try {
      await payload.sendEmail(await createHeldLetterEmail(payload, email, row))
    } catch (error) {
      log.warn({ err: error }, 'Administrateur pas prévenu d’une lettre qui n’est pas partie')
      failures.push(error)
    }
  }
  if (docs.length > 0 && failures.length === docs.length) throw failures[0]
}

function createHeldLetterEmail(
  payload: Payload,
  to: string,
  { id, regard, objet, obstacle }: AnnonceRow,
) {
  const name = objet ? `«\u00a0${objet}\u00a0»` : 'qui annonce un numéro'
  const path = isOwnLetter(regard) ? `/admin/collections/annonces/${id}` : '/adminregards'
  return createEmail(payload, to, {
    subject: 'Une lettre prévue n’est pas partie',
    preheader: obstacle ?? '',
    blocks: [
      `La lettre ${name} n’est pas partie. ${obstacle ?? ''}`,
      { kind: 'button', label: 'La relire', url: env.siteUrl + path },
    ],
    reason: `Vous recevez ce message parce que vous êtes administrateur de ${env.siteUrl}.`,
  })
}
