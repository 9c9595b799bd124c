'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { durations } from '../../retention/durations'
import { requestApi } from '../../../lib/panel/requestApi'
import { useApi } from '../../../lib/panel/useApi'

const VALID_MS = durations.invitation.days * 24 * 60 * 60 * 1000

/** How often the account is read while a message leaves, and after how many times that is given up. */
const POLL_MS = 1_500
const MAX_POLLS = 40

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

/** State of an account's invitation, with a button that sends it again, until it is accepted. */
export function PendingInvitation({ id }: { id: string }) {
  const { data } = useDocumentInfo()
  const { user } = useAuth()
  if (data?.invitation !== true || user?.role !== 'administrateur') return null
  return <Invitation id={id} lastSentAt={toDate(data.invitationEnvoyeeLe)} />
}

function Invitation({ id, lastSentAt }: { id: string; lastSentAt: string | undefined }) {
  // When the message before the awaited one was sent; undefined while none is awaited.
  const [before, setBefore] = useState(lastSentAt ? undefined : '')
  const { answer, isLeaving } = useSentAt(id, before)
  const sent = answer ?? lastSentAt

  async function resend() {
    const { isDone, message } = await requestApi(`/api/users/${id}/invitation`, { method: 'POST' })
    if (!isDone) {
      toast.error(message)
      return
    }
    setBefore(sent ?? '')
    toast.success(message)
  }

  return (
    <div className="field-type">
      <p role="status" style={{ marginBottom: '0.75rem' }}>
        {describe(sent, isLeaving)}
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void resend()}>
        Renvoyer l’invitation
      </Button>
    </div>
  )
}

/**
 * Reads when an account's invitation was sent, until that is another moment: a job sends it.
 * @param before what it was; undefined while nothing is awaited
 */
function useSentAt(id: string, before: string | undefined) {
  const [polls, setPolls] = useState(0)
  const { answer } = useApi<{ invitationEnvoyeeLe?: unknown }>(
    before === undefined ? undefined : `/api/users/${id}?depth=0`,
    polls,
  )
  const sent = toDate(answer?.invitationEnvoyeeLe)
  const isLeaving = before !== undefined && (sent ?? '') === before && polls < MAX_POLLS
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setPolls((count) => count + 1), POLL_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, polls])
  useEffect(() => setPolls(0), [before])
  return { answer: sent, isLeaving }
}

const toDate = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** @param sentAt ISO date-time; empty until the e-mail is with the mail server */
function describe(sentAt: string | undefined, isLeaving: boolean): string {
  const waiting =
    'Cette personne n’a pas encore choisi son mot de passe\u00a0: elle ne peut pas se connecter.'
  if (isLeaving) return `${waiting} Son invitation part.`
  if (!sentAt) return `${waiting} Son invitation n’est pas encore partie.`
  const sent = new Date(sentAt)
  const state =
    Date.now() - sent.getTime() < VALID_MS ? 'est valable sept jours' : 'n’est plus valable'
  return `${waiting} L’invitation envoyée le ${moment.format(sent)} ${state}.`
}
