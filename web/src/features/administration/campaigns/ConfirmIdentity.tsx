import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@web/lib/api/api'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import styles from './ConfirmIdentity.module.css'

/** Whether the server asks for the password before it accepts the refused act. */
export const isIdentityAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication-required'

/** Asks for the password again; afterwards the session counts as its owner's for ten minutes. */
export function ConfirmIdentity({ onConfirmed }: { onConfirmed: () => void }) {
  const [motDePasseActuel, setPassword] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api('/users/reauthentication', { method: 'POST', body: { motDePasseActuel } }),
    onSuccess: onConfirmed,
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <p>
        Vous êtes connecté depuis un moment. Pour écrire aux abonnés, donnez encore votre mot de
        passe.
      </p>
      <TextField
        label="Votre mot de passe"
        error={error ? toFrenchMessage(error) : undefined}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        value={motDePasseActuel}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" data-look="secondary" aria-disabled={isPending}>
        {isPending ? 'Un instant…' : 'Confirmer mon identité'}
      </Button>
    </form>
  )
}
