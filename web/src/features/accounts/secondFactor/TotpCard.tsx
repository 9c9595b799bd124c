import type { AddedFactor, TotpSetup } from '@regards/contract/schemas/accounts'
import { useState, useEffect, useRef, useMemo, type SubmitEvent } from 'react'
import { Button } from '@web/ui/Button'
import {
  describeUse,
  removeFactor,
  startTotpSetup,
  type Factor,
  confirmTotpSetup,
  useSecondFactorChange,
} from './secondFactor'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import { encodeQR } from 'qr'
import { toFrenchMessage } from '@web/lib/api/errors'
import { useForm } from '@web/lib/hooks/useForm'
import { TextField } from '@web/ui/TextField'
import { FormDialog } from '../FormDialog'
import styles from './TotpCard.module.css'

type TotpCardProps = {
  totp: Factor | null
  /** @param recoveryCodes new ones, to be shown */
  onChanged: (message: string, recoveryCodes?: string[] | null) => void
}

export function TotpCard({ totp, onChanged }: TotpCardProps) {
  // The dialog keeps its factor, which the page may drop before the request ends.
  const [dialog, setDialog] = useState<{ kind: 'setup' } | { kind: 'removal'; totp: Factor }>()
  const close = () => setDialog(undefined)
  const finish = (message: string) => (added?: AddedFactor) => {
    close()
    onChanged(message, added?.recoveryCodes)
  }
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
          onDone={finish('L’application d’authentification est prête.')}
          onClose={close}
        />
      )}
      {dialog?.kind === 'removal' && (
        <PasswordDialog
          title={'Retirer l’application\u00a0?'}
          intro={<p>Ses codes ne serviront plus. Vos autres sessions seront fermées.</p>}
          action="Retirer"
          send={(motDePasseActuel) => removeFactor({ id: dialog.totp.id, motDePasseActuel })}
          onDone={finish('L’application d’authentification est retirée.')}
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

type TotpCodeDialogProps = {
  setup: TotpSetup
  onDone: (added: AddedFactor) => void
  onClose: () => void
}

const validate = ({ code }: { code: string }) => ({
  code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : 'Le code a six chiffres',
})

/** Shows the secret to the app, and checks that the app shows the right codes. */
function TotpCodeDialog({ setup, onDone, onClose }: TotpCodeDialogProps) {
  const form = useForm({ initialValues: { code: '' }, validate })
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useSecondFactorChange(confirmTotpSetup)

  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])

  // Without the indirection, the ref would be read in a render.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) =>
    form.handleSubmit(isPending, (onError) =>
      mutate(
        { setup: setup.setup, code: form.values.code },
        {
          onSuccess: onDone,
          onError: (cause) => {
            onError(cause)
            inputRef.current?.focus()
          },
        },
      ),
    )(event)

  return (
    <FormDialog
      title="Lire le code QR"
      intro={
        <p>
          Ajoutez un compte dans l’application et visez cette image, ou recopiez la clé
          dessous&nbsp;; puis indiquez le code que l’application affiche.
        </p>
      }
      lead={
        <>
          <QrCode text={setup.uri} label="Code QR pour l’application d’authentification" />
          <p>
            Clé à recopier&nbsp;:{' '}
            <code className={styles.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </>
      }
      message={error && !form.errors.code && toFrenchMessage(error)}
      action="Valider"
      busy="Vérification…"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <TextField
        label="Code à six chiffres"
        {...form.getFieldProps('code')}
        ref={inputRef}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  )
}

/** Empty modules around a QR code, which readers need. */
const margin = 4

/** A QR code, drawn in black on white in both colour schemes, as readers need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawModules(text), [text])
  return (
    <svg className={styles.image} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** @returns the side of the image in modules, and one path of all dark modules */
function drawModules(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size: rows.length, path }
}
