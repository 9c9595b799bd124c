import { useState } from 'react'
import { canUsePasskeys } from '@web/lib/browser/canUsePasskeys'
import { Button } from '@web/ui/Button'
import { describeUse, removeFactor, type Passkey } from './secondFactor'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { TextButton } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SmallText } from '@web/ui/texts'
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
        <AddPasskeyDialog
          onDone={({ recoveryCodes }) => {
            close()
            onChanged('La clé d’accès est ajoutée.', recoveryCodes)
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'name' && (
        <RenamePasskeyDialog
          passkey={dialog.passkey}
          onDone={() => {
            close()
            onChanged('La clé d’accès est renommée.')
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'removal' && (
        <PasswordDialog
          title={`Retirer «\u00a0${dialog.passkey.nom}\u00a0»\u00a0?`}
          intro={<p>Elle n’ouvrira plus le site. Vos autres sessions seront fermées.</p>}
          action="Retirer"
          send={(motDePasseActuel) => removeFactor({ id: dialog.passkey.id, motDePasseActuel })}
          onDone={() => {
            close()
            onChanged('La clé d’accès est retirée.')
          }}
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
