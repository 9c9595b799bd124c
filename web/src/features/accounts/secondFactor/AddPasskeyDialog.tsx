import { useForm } from '../../../lib/hooks/useForm'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { validateCurrentPassword } from '../validateCurrentPassword'
import { validatePasskeyName } from './validatePasskeyName'
import { addPasskey, type AddedFactor } from './secondFactorRequests'
import { useSecondFactorChange } from './useSecondFactorChange'
import { CurrentPasswordField } from '../CurrentPasswordField'
import { DialogButtons } from '../DialogButtons'
import { DialogForm } from '../DialogForm'
import { PasskeyNameField } from './PasskeyNameField'
import { ApiError, toFrenchMessage } from '../../../lib/api/errors'

type AddPasskeyDialogProps = { onDone: (added: AddedFactor) => void; onClose: () => void }

const validate = (values: { nom: string; motDePasseActuel: string }) => ({
  nom: validatePasskeyName(values.nom),
  motDePasseActuel: validateCurrentPassword(values.motDePasseActuel),
})

export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const form = useForm({ initialValues: { nom: '', motDePasseActuel: '' }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(addPasskey)

  const handleSubmit = form.handleSubmit(isPending, (onError) =>
    mutate(form.values, { onSuccess: onDone, onError }),
  )

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
        <PasskeyNameField
          hint={'Pour la reconnaître, par exemple «\u00a0Téléphone de Camille\u00a0».'}
          error={form.errors.nom}
          inputProps={form.getFieldProps('nom')}
        />
        <CurrentPasswordField
          error={form.errors.motDePasseActuel}
          inputProps={form.getFieldProps('motDePasseActuel')}
        />
        <DialogButtons
          action="Créer la clé"
          busy="Suivez votre navigateur…"
          isBusy={isPending}
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  )
}

/** French message for a passkey that could not be added. */
function describePasskeyError(error: Error): string {
  if (error instanceof ApiError) return toFrenchMessage(error)
  if (error.name === 'InvalidStateError') return 'Cet appareil a déjà une clé d’accès de ce compte.'
  return 'Aucune clé d’accès n’a été créée. Réessayez, et acceptez ce que votre appareil propose.'
}
