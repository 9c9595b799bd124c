'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'

import { durations } from '../../features/retention/durations'
import { requestApi } from '../../lib/panel/requestApi'

const VALID_MS = durations.invitation.days * 24 * 60 * 60 * 1000

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

/** State of an account's invitation, with a button that sends it again, until it is accepted. */
export function PendingInvitation({ id }: { id: string }) {
  const { data } = useDocumentInfo()
  const { user } = useAuth()
  if (data?.invitation !== true || user?.role !== 'administrateur') return null

  async function resend() {
    const { isDone, message } = await requestApi(`/api/users/${id}/invitation`, { method: 'POST' })
    if (isDone) toast.success(message)
    else toast.error(message)
  }

  return (
    <div className="field-type">
      <p style={{ marginBottom: '0.75rem' }}>{describe(data.invitationEnvoyeeLe)}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void resend()}>
        Renvoyer l’invitation
      </Button>
    </div>
  )
}

/** @param sentAt ISO date-time; empty until the e-mail is with the mail server */
function describe(sentAt: unknown): string {
  const waiting =
    'Cette personne n’a pas encore choisi son mot de passe\u00a0: elle ne peut pas se connecter.'
  if (typeof sentAt !== 'string') return `${waiting} Son invitation n’est pas encore partie.`
  const sent = new Date(sentAt)
  const state =
    Date.now() - sent.getTime() < VALID_MS ? 'est valable sept jours' : 'n’est plus valable'
  return `${waiting} L’invitation envoyée le ${moment.format(sent)} ${state}.`
}
