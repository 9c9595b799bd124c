import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { describeUse } from './describeUse'
import type { Factor } from './secondFactorQuery'
import { removeFactor } from './secondFactorRequests'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { TotpSetupDialog } from './TotpSetupDialog'

type TotpCardProps = {
  totp: Factor | null
  /** @param recoveryCodes new ones, to be shown */
  onChanged: (message: string, recoveryCodes?: string[] | null) => void
}

export function TotpCard({ totp, onChanged }: TotpCardProps) {
  // The dialog keeps its factor, which may be gone from the page before its request is done.
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
        <Button type="button" onClick={() => setDialog({ kind: 'setup' })}>
          {totp ? 'Changer d’application' : 'Ajouter une application'}
        </Button>
        {totp && (
          <Button
            type="button"
            $look="secondary"
            onClick={() => setDialog({ kind: 'removal', totp })}
          >
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
