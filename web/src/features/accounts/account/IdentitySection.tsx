import { useState } from 'react'
import { sessionQuery, type SessionUser } from '@web/lib/auth/sessionQuery'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { Section } from '@web/ui/Section'
import { VisuallyHidden } from '@web/ui/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useForm, type FormErrors } from '@web/lib/hooks/useForm'
import { TextField } from '@web/ui/TextField'
import { CurrentPasswordField, FormDialog, validateCurrentPassword } from '../FormDialog'
import { minPasswordLength, PasswordMeter, validatePassword } from '../passwords/PasswordMeter'
import { devicesQuery } from '../sessions/devices'
import styles from './IdentitySection.module.css'

/** Section of the account: its owner may change name, address and password. */
export function IdentitySection({ user }: { user: SessionUser }) {
  const [changed, setChanged] = useState<IdentityField>()
  const [doneMessage, setDoneMessage] = useState('')
  const rows: { field: IdentityField; label: string; value: string }[] = [
    { field: 'nom', label: 'Nom', value: user.nom || 'Pas encore indiqué' },
    { field: 'email', label: 'Adresse e-mail', value: user.email },
    { field: 'password', label: 'Mot de passe', value: '••••••••' },
  ]

  return (
    <Section title="Vous">
      <Notice variant="success">{doneMessage}</Notice>
      <dl className={styles.list}>
        {rows.map(({ field, label, value }) => (
          <div className={styles.row} key={field}>
            <dt>{label}</dt>
            <dd>{field === 'password' ? <span aria-hidden="true">{value}</span> : value}</dd>
            <dd>
              <Button
                data-look="secondary"
                onClick={() => {
                  setDoneMessage('')
                  setChanged(field)
                }}
              >
                Changer<VisuallyHidden>&nbsp;: {label}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {changed && (
        <ChangeIdentityDialog
          field={changed}
          user={user}
          onDone={(message) => {
            setChanged(undefined)
            setDoneMessage(message)
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Section>
  )
}

type IdentityField = 'nom' | 'email' | 'password'

type Values = { value: string; motDePasseActuel: string }

const fields = {
  nom: {
    title: 'Votre nom',
    label: 'Nom',
    input: { type: 'text', autoComplete: 'name', maxLength: 100 },
    validate: () => undefined,
    done: 'Votre nom est à jour.',
  },
  email: {
    title: 'Votre adresse e-mail',
    label: 'Nouvelle adresse e-mail',
    input: { type: 'email', autoComplete: 'email', spellCheck: false, required: true },
    validate: (value: string) => (value.trim() ? undefined : 'L’adresse est requise'),
    done: 'Votre adresse est changée\u00a0: c’est avec elle que vous vous connecterez.',
  },
  password: {
    title: 'Votre mot de passe',
    label: 'Nouveau mot de passe',
    input: { type: 'password', autoComplete: 'new-password', spellCheck: false, required: true },
    validate: validatePassword,
    done: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  },
} as const

type ChangeIdentityDialogProps = {
  field: IdentityField
  user: SessionUser
  /** @param message that confirms the change */
  onDone: (message: string) => void
  onClose: () => void
}

/** Changes one's own name, address or password; the last two need the current password. */
function ChangeIdentityDialog(props: ChangeIdentityDialogProps) {
  const { field, user, onDone, onClose } = props
  const { title, label, input, validate, done } = fields[field]
  const isSensitive = field !== 'nom'
  const form = useForm({
    initialValues: { value: field === 'nom' ? (user.nom ?? '') : '', motDePasseActuel: '' },
    validate: ({ value, motDePasseActuel }: Values): FormErrors<keyof Values> => ({
      value: validate(value),
      motDePasseActuel: isSensitive ? validateCurrentPassword(motDePasseActuel) : undefined,
    }),
  })
  const { mutate, error, isPending } = useChangeIdentity(field)
  const valueProps = form.getFieldProps('value')
  // The server names its own field.
  const valueError = form.errors.value ?? form.serverErrors[field]

  const handleSubmit = form.handleSubmit(isPending, (onError) =>
    mutate(form.values, { onSuccess: () => onDone(done), onError }),
  )

  return (
    <FormDialog
      title={title}
      message={error && !valueError && !form.errors.motDePasseActuel && toFrenchMessage(error)}
      action="Enregistrer"
      busy="Enregistrement…"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <div>
        <TextField
          label={label}
          hint={field === 'password' ? `Au moins ${minPasswordLength} caractères.` : undefined}
          {...valueProps}
          {...input}
          error={valueError}
          autoCapitalize="none"
          onChange={(event) => {
            form.clearServerError(field)
            valueProps.onChange(event)
          }}
        />
        {field === 'password' && <PasswordMeter password={form.values.value} />}
      </div>
      {isSensitive && <CurrentPasswordField {...form.getFieldProps('motDePasseActuel')} />}
    </FormDialog>
  )
}

function useChangeIdentity(field: IdentityField) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ value, motDePasseActuel }: Values) =>
      api('/users/moi', {
        method: 'PATCH',
        body: { [field]: value, ...(motDePasseActuel && { motDePasseActuel }) },
      }),
    onSuccess: () =>
      Promise.all(
        [sessionQuery.queryKey, devicesQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => logError('Le changement du compte a échoué\u00a0:', error),
  })
}
