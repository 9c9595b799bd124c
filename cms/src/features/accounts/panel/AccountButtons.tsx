'use client'

import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useTranslation,
  ConfirmationModal,
  useModal,
} from '@payloadcms/ui'
import { requestApi, useApi } from '../../../lib/panel/requestApi'

/** Button that resets failed sign-ins; Payload's is for its own lockout, which is disabled. */
export function UnlockButton() {
  const { id, data } = useDocumentInfo()
  const { user } = useAuth()
  const { t } = useTranslation()
  const email: unknown = data?.email
  if (!id || typeof email !== 'string' || user?.role !== 'administrateur') return null

  async function unlock() {
    const { isDone } = await requestApi('/api/users/unlock', { method: 'POST', json: { email } })
    if (isDone) toast.success(t('authentication:successfullyUnlocked'))
    else toast.error(t('authentication:failedToUnlock'))
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} onClick={() => void unlock()}>
        {t('authentication:forceUnlock')}
      </Button>
    </div>
  )
}

/** Button on an account that closes all its sessions; on one's own, all but the current one. */
export function CloseSessionsButton() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || user?.role !== 'administrateur') return null
  const isOwn = String(user.id) === String(id)

  async function close() {
    const { isDone, message } = await requestApi(`/api/users/${id}/sessions`, { method: 'DELETE' })
    if (isDone) toast.success(message)
    else toast.error(message)
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} onClick={() => void close()}>
        {isOwn ? 'Fermer mes autres sessions' : 'Fermer toutes les sessions'}
      </Button>
    </div>
  )
}

const MODAL = 'retirer-double-authentification'

/** Button on another's account that removes its second factors, for an owner who lost them. */
export function RemoveSecondFactorButton() {
  const { id, data } = useDocumentInfo()
  const { user } = useAuth()
  const { openModal } = useModal()
  const isOffered = Boolean(id) && user?.role === 'administrateur' && user.id !== id
  const path = `/api/users/${id}/second-factor`
  const { answer, reload } = useApi<Factors>(isOffered ? path : undefined)
  const hasSecondFactor = answer && (answer.totp !== null || answer.passkeys.length > 0)

  async function remove() {
    const { isDone, message } = await requestApi(path, { method: 'DELETE' })
    if (isDone) {
      reload()
      toast.success('La double authentification est retirée.')
    } else toast.error(message)
  }

  if (!isOffered || !hasSecondFactor) return null
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(MODAL)}>
        Retirer la double authentification
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={'Retirer la double authentification\u00a0?'}
        body={`Le compte ${String(data?.email)} se connectera par son seul mot de passe, jusqu’à ce que la personne la configure de nouveau. Ses sessions se ferment, et un message la prévient. Vérifiez d’abord que c’est bien elle qui vous le demande.`}
        confirmLabel="Retirer"
        onConfirm={remove}
      />
    </div>
  )
}

interface Factors {
  totp: object | null
  passkeys: object[]
}
