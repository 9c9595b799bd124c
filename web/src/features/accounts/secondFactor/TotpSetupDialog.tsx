import { useState } from 'react'
import type { AddedFactor, TotpSetup } from './secondFactorRequests'
import { startTotpSetup } from './secondFactorRequests'
import { PasswordDialog } from './PasswordDialog'
import { TotpCodeDialog } from './TotpCodeDialog'

type TotpSetupDialogProps = { onDone: (added: AddedFactor) => void; onClose: () => void }

/** Sets up an authenticator app: the password, then the QR code and a first code of the app. */
export function TotpSetupDialog({ onDone, onClose }: TotpSetupDialogProps) {
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
