'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'

/**
 * On an account: lets it be tried again after too many wrong passwords. Payload has this button only
 * together with its own lock, which the product does not use (see signin/attempts).
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

/** @returns false when it was refused, or the server could not be reached */
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
