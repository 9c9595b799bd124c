import { toFrenchMessage } from '../../../lib/api/errors'
import { useForm } from '../../../lib/hooks/useForm'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { validatePasskeyName } from './validatePasskeyName'
import type { Passkey } from './secondFactorQuery'
import { renamePasskey } from './secondFactorRequests'
import { useSecondFactorChange } from './useSecondFactorChange'
import { DialogButtons } from '../DialogButtons'
import { DialogForm } from '../DialogForm'
import { PasskeyNameField } from './PasskeyNameField'

type RenamePasskeyDialogProps = { passkey: Passkey; onDone: () => void; onClose: () => void }

const validate = ({ nom }: { nom: string }) => ({ nom: validatePasskeyName(nom) })

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const form = useForm({ initialValues: { nom: passkey.nom }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(renamePasskey)

  const handleSubmit = form.handleSubmit(isPending, () =>
    mutate({ id: passkey.id, nom: form.values.nom }, { onSuccess: onDone }),
  )

  return (
    <Dialog title="Renommer la clé d’accès" isBusy={isPending} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
        <PasskeyNameField error={form.errors.nom} inputProps={form.getFieldProps('nom')} />
        <DialogButtons
          action="Enregistrer"
          busy="Enregistrement…"
          isBusy={isPending}
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  )
}
