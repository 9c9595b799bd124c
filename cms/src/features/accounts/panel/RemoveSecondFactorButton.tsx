'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'

import { requestApi } from '../../../lib/panel/requestApi'
import { useApi } from '../../../lib/panel/useApi'

const MODAL = 'retirer-double-authentification'

/**
 * Button on another account that removes its second factors, for an owner who lost them. Shown to
 * administrators, when the account has some.
 */
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
