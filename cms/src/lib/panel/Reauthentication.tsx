'use client'

import { Button, toast, useAuth } from '@payloadcms/ui'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'

import { requestApi } from './requestApi'
import './Reauthentication.css'

/**
 * Asks an administrateur for the password again when the server would refuse an act without it:
 * above the list of accounts, in their form, and before a letter is sent. No form element: it may
 * be inside Payload's.
 */
export function Reauthentication({
  purpose = 'faire, changer ou supprimer un compte',
}: {
  purpose?: string
}) {
  const { user } = useAuth()
  const isAdministrateur = user?.role === 'administrateur'
  const { isDue, renew } = useExpiration(isAdministrateur)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  if (!isAdministrateur || !isDue) return null

  async function confirm() {
    setIsBusy(true)
    const answer = await request({ motDePasseActuel: password })
    setIsBusy(false)
    setError(answer.error)
    if (answer.restMs === undefined) return
    setPassword('')
    renew(answer.restMs)
    toast.success('Merci, c’est bien vous. Vous pouvez continuer.')
  }

  function confirmOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void confirm()
  }

  return (
    <section className="reauthentication" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Confirmez que c’est vous</h2>
      <p id={`${id}-why`}>
        Vous êtes connecté depuis un moment. Pour {purpose}, donnez encore votre mot de passe.
      </p>
      <label htmlFor={id}>Votre mot de passe</label>
      <div className="reauthentication__row">
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          value={password}
          aria-describedby={error ? `${id}-error` : `${id}-why`}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={confirmOnEnter}
        />
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          Confirmer mon identité
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="reauthentication__error">
        {error}
      </p>
    </section>
  )
}

/** Follows until when the session may change accounts; not due while that is not known. */
function useExpiration(isEnabled: boolean) {
  const [restMs, setRestMs] = useState<number>()
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    void request().then((answer) => isCurrent && setRestMs(answer.restMs))
    return () => {
      isCurrent = false
    }
  }, [isEnabled])

  useEffect(() => {
    if (restMs === undefined) return undefined
    setIsDue(restMs <= 0)
    if (restMs <= 0) return undefined
    const timer = setTimeout(() => {
      setRestMs(0)
    }, restMs)
    return () => clearTimeout(timer)
  }, [restMs])

  return { isDue, renew: setRestMs }
}

/** Reads for how long no password is needed, by the server's clock; with one, confirms it first. */
async function request(json?: object): Promise<{ restMs?: number; error?: string }> {
  const { answer, message, respondedAt } = await requestApi<{ expiration: string }>(
    '/api/users/reauthentication',
    { method: json ? 'POST' : 'GET', json },
  )
  if (!answer || respondedAt === undefined) return { error: message }
  return { restMs: Date.parse(answer.expiration) - respondedAt }
}
