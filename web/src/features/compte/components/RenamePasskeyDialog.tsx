import type { SubmitEvent } from 'react'
import { toFrenchMessage } from '../../../lib/api/errors'
import { focusField } from '../../../lib/browser/focusField'
import { useForm } from '../../../lib/hooks/useForm'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Notice } from '../../../ui/Notice'
import { validatePasskeyName } from '../helpers/validatePasskeyName'
import type { Passkey } from '../queries/secondFactorQuery'
import { renamePasskey } from '../queries/secondFactorRequests'
import { useSecondFactorChange } from '../queries/useSecondFactorChange'
import { DialogForm } from './DialogForm'

type RenamePasskeyDialogProps = { passkey: Passkey; onDone: () => void; onClose: () => void }

const validate = ({ nom }: { nom: string }) => ({ nom: validatePasskeyName(nom) })

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const form = useForm({ initialValues: { nom: passkey.nom }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(renamePasskey)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const invalid = form.check()
    if (invalid) focusField(event.currentTarget.elements, invalid)
    else mutate({ id: passkey.id, nom: form.values.nom }, { onSuccess: onDone })
  }

  return (
    <Dialog title="Renommer la clé d’accès" isBusy={isPending} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
        <Field label="Nom de la clé" error={form.errors.nom}>
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
        <DialogActions>
          <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Enregistrement…' : 'Enregistrer'}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
