'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'

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
    const isUnlocked = await askToUnlock(email as string)
    if (isUnlocked) toast.success(t('authentication:successfullyUnlocked'))
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

/** @returns false if the request was rejected or failed */
async function askToUnlock(email: string): Promise<boolean> {
  try {
    const response = await fetch('/api/users/unlock', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    return response.ok
  } catch {
    return false
  }
}
