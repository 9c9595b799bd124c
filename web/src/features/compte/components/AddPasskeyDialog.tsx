import type { SubmitEvent } from 'react'
import { ApiError } from '../../../lib/api/errors'
import { focusField } from '../../../lib/browser/focusField'
import { useForm } from '../../../lib/hooks/useForm'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Notice } from '../../../ui/Notice'
import { describePasskeyError } from '../helpers/describePasskeyError'
import { validateCurrentPassword } from '../helpers/validateCurrentPassword'
import { validatePasskeyName } from '../helpers/validatePasskeyName'
import { addPasskey, type AddedFactor } from '../queries/secondFactorRequests'
import { useSecondFactorChange } from '../queries/useSecondFactorChange'
import { CurrentPasswordField } from './CurrentPasswordField'
import { DialogForm } from './DialogForm'

type AddPasskeyDialogProps = { onDone: (added: AddedFactor) => void; onClose: () => void }

const validate = (values: { nom: string; motDePasseActuel: string }) => ({
  nom: validatePasskeyName(values.nom),
  motDePasseActuel: validateCurrentPassword(values.motDePasseActuel),
})

/** Names a passkey and has the browser create it. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const form = useForm({ initialValues: { nom: '', motDePasseActuel: '' }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(addPasskey)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { elements } = event.currentTarget
    const invalid = form.check()
    if (invalid) {
      focusField(elements, invalid)
      return
    }
    mutate(form.values, {
      onSuccess: onDone,
      onError: (cause) => {
        if (!(cause instanceof ApiError)) return
        form.showServerErrors(cause.fieldErrors)
        focusField(elements, cause.fieldErrors[0]?.path)
      },
    })
  }

  return (
    <Dialog
      title="Ajouter une clé d’accès"
      intro={
        <p>
          Votre navigateur vous demandera ensuite où la garder&nbsp;: sur cet appareil, dans votre
          gestionnaire de mots de passe, sur votre téléphone ou sur une clé de sécurité.
        </p>
      }
      isBusy={isPending}
      onClose={onClose}
    >
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && !form.errors.motDePasseActuel && (
          <Notice variant="danger">{describePasskeyError(error)}</Notice>
        )}
        <Field
          label="Nom de la clé"
          hint={'Pour la reconnaître, par exemple «\u00a0Téléphone de Camille\u00a0».'}
          error={form.errors.nom}
        >
          {(control) => (
            <Input
              {...control}
              {...form.getFieldProps('nom')}
              type="text"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <CurrentPasswordField
          error={form.errors.motDePasseActuel}
          inputProps={form.getFieldProps('motDePasseActuel')}
        />
        <DialogActions>
          <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Suivez votre navigateur…' : 'Créer la clé'}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
