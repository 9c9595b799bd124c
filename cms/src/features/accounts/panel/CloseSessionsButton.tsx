'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'

import { requestApi } from '../../../lib/panel/requestApi'

/**
 * Button on an account that closes all its sessions; on one's own, all but the current one. Each
 * user sees and closes their own sessions on the site's page of the account.
 */
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
