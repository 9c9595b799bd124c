import { useState } from 'react'
import styled from 'styled-components'
import { canUsePasskeys } from '@web/lib/browser/canUsePasskeys'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { describeUse, removeFactor, type Passkey } from './secondFactor'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { TextButton } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SmallText } from '@web/ui/texts'

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
        <List>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDialog({ kind: 'name', passkey })}
              onRemove={() => setDialog({ kind: 'removal', passkey })}
            />
          ))}
        </List>
      )}
      {canUsePasskeys() ? (
        <CardActions>
          <Button type="button" onClick={() => setDialog({ kind: 'addition' })}>
            Ajouter une clé d’accès
          </Button>
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

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  width: 100%;
  padding: 0;
  list-style-type: '';
`

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { nom } = passkey
  return (
    <Item>
      <Name>{nom}</Name>
      <SmallText>{describeUse(passkey)}</SmallText>
      <Actions>
        <TextButton onClick={onRename}>
          Renommer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={onRemove}>
          Retirer<VisuallyHidden> {nom}</VisuallyHidden>
        </TextButton>
      </Actions>
    </Item>
  )
}

const Item = styled.li`
  padding-block: ${theme.space.s} 0;
  border-top: 1px solid ${theme.colors.line};
`

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.l};
`
