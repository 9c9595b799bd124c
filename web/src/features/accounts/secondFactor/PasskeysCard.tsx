import { useState } from 'react'
import { canUsePasskeys } from '@web/lib/browser/canUsePasskeys'
import { Button } from '@web/ui/Button'
import {
  describeUse,
  removeFactor,
  type Passkey,
  addPasskey,
  renamePasskey,
  useSecondFactorChange,
} from './secondFactor'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { TextButton } from '@web/ui/links/TextLink'
import { VisuallyHidden, SmallText } from '@web/ui/texts'
import type { AddedFactor } from '@regards/contract/schemas/accounts'
import { MAX_PASSKEY_NAME } from '@regards/contract/limits'
import { useForm } from '@web/lib/hooks/useForm'
import { CurrentPasswordField, FormDialog, validateCurrentPassword } from '../FormDialog'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { TextField, type TextFieldProps } from '@web/ui/TextField'
import styles from './PasskeysCard.module.css'

type PasskeysCardProps = {
  passkeys: Passkey[]
  /** @param recoveryCodes new ones, to be shown */
  onChanged: (message: string, recoveryCodes?: string[] | null) => void
}

type OpenDialog =
  | { kind: 'addition' }
  | { kind: 'name'; passkey: Passkey }
  | { kind: 'removal'; passkey: Passkey }

export function PasskeysCard({ passkeys, onChanged }: PasskeysCardProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const finish = (message: string) => (added?: AddedFactor) => {
    close()
    onChanged(message, added?.recoveryCodes)
  }
  return (
    <Card title="Clés d’accès">
      <CardHint>
        Votre empreinte, votre visage ou le code de votre appareil, ou une clé de sécurité, en place
        du mot de passe. Une clé d’accès ne se devine pas, et ne marche que sur ce site.
      </CardHint>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDialog({ kind: 'name', passkey })}
              onRemove={() => setDialog({ kind: 'removal', passkey })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <CardActions>
          <Button onClick={() => setDialog({ kind: 'addition' })}>Ajouter une clé d’accès</Button>
        </CardActions>
      ) : (
        <CardHint>Ce navigateur, ou l’adresse du site, ne permet pas d’en ajouter.</CardHint>
      )}
      {dialog?.kind === 'addition' && (
        <AddPasskeyDialog onDone={finish('La clé d’accès est ajoutée.')} onClose={close} />
      )}
      {dialog?.kind === 'name' && (
        <RenamePasskeyDialog
          passkey={dialog.passkey}
          onDone={finish('La clé d’accès est renommée.')}
          onClose={close}
        />
      )}
      {dialog?.kind === 'removal' && (
        <PasswordDialog
          title={`Retirer «\u00a0${dialog.passkey.nom}\u00a0»\u00a0?`}
          intro={<p>Elle n’ouvrira plus le site. Vos autres sessions seront fermées.</p>}
          action="Retirer"
          send={(motDePasseActuel) => removeFactor({ id: dialog.passkey.id, motDePasseActuel })}
          onDone={finish('La clé d’accès est retirée.')}
          onClose={close}
        />
      )}
    </Card>
  )
}

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { nom } = passkey
  return (
    <li className={styles.item}>
      <p className={styles.name}>{nom}</p>
      <SmallText>{describeUse(passkey)}</SmallText>
      <div className={styles.actions}>
        <TextButton onClick={onRename}>
          Renommer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={onRemove}>
          Retirer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
      </div>
    </li>
  )
}

type AddPasskeyDialogProps = { onDone: (added: AddedFactor) => void; onClose: () => void }

const validateAddition = (values: { nom: string; motDePasseActuel: string }) => ({
  nom: validatePasskeyName(values.nom),
  motDePasseActuel: validateCurrentPassword(values.motDePasseActuel),
})

function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const form = useForm({
    initialValues: { nom: '', motDePasseActuel: '' },
    validate: validateAddition,
  })
  const { mutate, error, isPending } = useSecondFactorChange(addPasskey)

  const handleSubmit = form.handleSubmit(isPending, (onError) =>
    mutate(form.values, { onSuccess: onDone, onError }),
  )

  return (
    <FormDialog
      title="Ajouter une clé d’accès"
      intro={
        <p>
          Votre navigateur vous demandera ensuite où la garder&nbsp;: sur cet appareil, dans votre
          gestionnaire de mots de passe, sur votre téléphone ou sur une clé de sécurité.
        </p>
      }
      message={error && !form.errors.motDePasseActuel && describePasskeyError(error)}
      action="Créer la clé"
      busy="Suivez votre navigateur…"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <PasskeyNameField
        hint={'Pour la reconnaître, par exemple «\u00a0Téléphone de Camille\u00a0».'}
        {...form.getFieldProps('nom')}
      />
      <CurrentPasswordField {...form.getFieldProps('motDePasseActuel')} />
    </FormDialog>
  )
}

/** French message for a passkey that could not be added. */
function describePasskeyError(error: Error): string {
  if (error instanceof ApiError) return toFrenchMessage(error)
  if (error.name === 'InvalidStateError') return 'Cet appareil a déjà une clé d’accès de ce compte.'
  return 'Aucune clé d’accès n’a été créée. Réessayez, et acceptez ce que votre appareil propose.'
}

type RenamePasskeyDialogProps = { passkey: Passkey; onDone: () => void; onClose: () => void }

const validateRenaming = ({ nom }: { nom: string }) => ({ nom: validatePasskeyName(nom) })

function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const form = useForm({ initialValues: { nom: passkey.nom }, validate: validateRenaming })
  const { mutate, error, isPending } = useSecondFactorChange(renamePasskey)

  const handleSubmit = form.handleSubmit(isPending, () =>
    mutate({ id: passkey.id, nom: form.values.nom }, { onSuccess: onDone }),
  )

  return (
    <FormDialog
      title="Renommer la clé d’accès"
      message={error && toFrenchMessage(error)}
      action="Enregistrer"
      busy="Enregistrement…"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <PasskeyNameField {...form.getFieldProps('nom')} />
    </FormDialog>
  )
}

function PasskeyNameField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField label="Nom de la clé" {...props} type="text" autoComplete="off" required />
}

/** Validates a passkey's name. @returns the error message; undefined if valid */
function validatePasskeyName(value: string): string | undefined {
  const name = value.trim()
  if (!name) return 'Le nom est requis'
  return name.length > MAX_PASSKEY_NAME
    ? `Le nom a ${MAX_PASSKEY_NAME} caractères au plus`
    : undefined
}
