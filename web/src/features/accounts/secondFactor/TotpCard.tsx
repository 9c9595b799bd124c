import type { AddedFactor, TotpSetup } from '@regards/contract/schemas/accounts'
import { useState } from 'react'
import { Button } from '@web/ui/Button'
import { describeUse, removeFactor, startTotpSetup, type Factor } from './secondFactor'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { TotpCodeDialog } from './TotpCodeDialog'

type TotpCardProps = {
  totp: Factor | null
  /** @param recoveryCodes new ones, to be shown */
  onChanged: (message: string, recoveryCodes?: string[] | null) => void
}

export function TotpCard({ totp, onChanged }: TotpCardProps) {
  // The dialog keeps its factor, which the page may drop before the request ends.
  const [dialog, setDialog] = useState<{ kind: 'setup' } | { kind: 'removal'; totp: Factor }>()
  const close = () => setDialog(undefined)
  return (
    <Card title="Application d’authentification">
      <CardHint>
        Une application de votre téléphone affiche un code à six chiffres, qui change toutes les
        trente secondes. Il vous est demandé après le mot de passe.
      </CardHint>
      {totp && <p>{describeUse(totp)}.</p>}
      <CardActions>
        <Button onClick={() => setDialog({ kind: 'setup' })}>
          {totp ? 'Changer d’application' : 'Ajouter une application'}
        </Button>
        {totp && (
          <Button data-look="secondary" onClick={() => setDialog({ kind: 'removal', totp })}>
            Retirer l’application
          </Button>
        )}
      </CardActions>
      {dialog?.kind === 'setup' && (
        <TotpSetupDialog
          onDone={({ recoveryCodes }) => {
            close()
            onChanged('L’application d’authentification est prête.', recoveryCodes)
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'removal' && (
        <PasswordDialog
          title={'Retirer l’application\u00a0?'}
          intro={<p>Ses codes ne serviront plus. Vos autres sessions seront fermées.</p>}
          action="Retirer"
          send={(motDePasseActuel) => removeFactor({ id: dialog.totp.id, motDePasseActuel })}
          onDone={() => {
            close()
            onChanged('L’application d’authentification est retirée.')
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

type TotpSetupDialogProps = { onDone: (added: AddedFactor) => void; onClose: () => void }

/** Sets up an authenticator app: the password, then the QR code and a first code of the app. */
function TotpSetupDialog({ onDone, onClose }: TotpSetupDialogProps) {
  const [setup, setSetup] = useState<TotpSetup>()
  if (setup) return <TotpCodeDialog setup={setup} onDone={onDone} onClose={onClose} />
  return (
    <PasswordDialog
      title="Ajouter une application"
      intro={
        <p>
          Installez d’abord sur votre téléphone une application d’authentification, par exemple
          Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator. Indiquez ensuite votre mot
          de passe.
        </p>
      }
      action="Continuer"
      send={startTotpSetup}
      onDone={setSetup}
      onClose={onClose}
    />
  )
}
