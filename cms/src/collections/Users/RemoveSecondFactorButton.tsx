'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { sendToAccount } from './sendToAccount'

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
  const [hasSecondFactor, setHasSecondFactor] = useState(false)

  useEffect(() => {
    if (!isOffered) return undefined
    let isCurrent = true
    void readHasSecondFactor(path).then((has) => isCurrent && setHasSecondFactor(has))
    return () => {
      isCurrent = false
    }
  }, [isOffered, path])

  async function remove() {
    const { isDone, message } = await sendToAccount(path, 'DELETE')
    if (isDone) {
      setHasSecondFactor(false)
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

async function readHasSecondFactor(path: string): Promise<boolean> {
  try {
    const response = await fetch(path)
    if (!response.ok) return false
    const { totp, passkeys } = (await response.json()) as Factors
    return totp !== null || passkeys.length > 0
  } catch {
    return false
  }
}
