'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { requestApi } from '../../../lib/panel/requestApi'

/**
 * Button on an account that resets its failed sign-in attempts. Payload shows its own button only
 * with its own account lockout, which is disabled (see features/auth/signInAttempts).
 */
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
