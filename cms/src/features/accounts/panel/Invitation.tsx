'use client'

import {
  CheckboxField,
  useDocumentInfo,
  useField,
  useFormFields,
  Button,
  toast,
  useAuth,
} from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { requestApi, useApi } from '../../../lib/panel/requestApi'
import { durations } from '../../retention/durations'

type InvitationProps = CheckboxFieldClientProps & {
  /** Whether the site can send e-mails; otherwise an account is created with a password. */
  canSend: boolean
}

/** Invitation in an account's form: whether to send one, and later the one that is pending. */
export function Invitation({ canSend, path }: InvitationProps) {
  const { id } = useDocumentInfo()
  if (id) return <PendingInvitation id={String(id)} />
  return canSend ? <InvitationCheckbox path={path} /> : null
}

/**
 * Fills the required password fields of an account that is created by invitation. The server
 * replaces it, and would refuse it as too short.
 */
const PLACEHOLDER_PASSWORD = '-----'

const PASSWORD_PATHS = ['password', 'confirm-password']

/** Checked at first. While it is, the password fields of Payload's form are hidden and filled. */
function InvitationCheckbox({ path }: { path: string }) {
  const { value } = useField<boolean | undefined>({ path })
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const password = useFormFields(([fields]) => fields['password'])
  const confirmation = useFormFields(([fields]) => fields['confirm-password'])

  useEffect(() => {
    // After the effect with which the form, mounted, takes the server's state.
    const timer = setTimeout(() => dispatch({ type: 'UPDATE', path, value: true }))
    return () => clearTimeout(timer)
  }, [dispatch, path])

  useEffect(() => {
    if (value) return
    for (const path of PASSWORD_PATHS) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, value])

  useEffect(() => {
    // At each change of the two fields: the server's state of the form, and Payload's own
    // validation of an earlier value, may come later and empty them.
    const isFilled = [password, confirmation].every(
      (field) => field?.value === PLACEHOLDER_PASSWORD,
    )
    if (!value || isFilled) return
    for (const path of PASSWORD_PATHS) {
      dispatch({ type: 'UPDATE', path, value: PLACEHOLDER_PASSWORD, valid: true })
    }
  }, [dispatch, value, password, confirmation])

  return (
    <>
      {value && <style>{'.auth-fields__changing-password { display: none; }'}</style>}
      <CheckboxField
        field={{
          name: path,
          label: 'Envoyer une invitation',
          admin: {
            description:
              'La personne reçoit par e-mail un lien, valable 7\u00a0jours, pour choisir son mot de passe. Décochez pour en choisir un vous-même.',
          },
        }}
        path={path}
        schemaPath={path}
      />
    </>
  )
}

const VALID_MS = durations.invitation.days * 24 * 60 * 60 * 1000

/** How often the account is read while a message leaves, and after how many times that is given up. */
const POLL_MS = 1_500
const MAX_POLLS = 40

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

/** State of an account's invitation, with a button that sends it again, until it is accepted. */
function PendingInvitation({ id }: { id: string }) {
  const { data } = useDocumentInfo()
  const { user } = useAuth()
  if (data?.invitation !== true || user?.role !== 'administrateur') return null
  const lastSentAt = toDate(data.invitationEnvoyeeLe)
  // Another address gets an invitation of its own.
  return <SentInvitation key={String(data.email)} id={id} lastSentAt={lastSentAt} />
}

function SentInvitation({ id, lastSentAt }: { id: string; lastSentAt: string | undefined }) {
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
 * Reads when an account's invitation was sent, until that time changes: a job sends it.
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
