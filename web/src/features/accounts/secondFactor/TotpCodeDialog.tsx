import type { AddedFactor, TotpSetup } from '@regards/contract/schemas/accounts'
import { useEffect, useRef, useMemo, type SubmitEvent } from 'react'
import { encodeQR } from 'qr'
import { toFrenchMessage } from '@web/lib/api/errors'
import { useForm } from '@web/lib/hooks/useForm'
import { Dialog } from '@web/ui/Dialog'
import { TextField } from '@web/ui/TextField'
import { Notice } from '@web/ui/Notice'
import { confirmTotpSetup, useSecondFactorChange } from './secondFactor'
import { DialogButtons, DialogForm } from '../dialogForm'
import styles from './TotpCodeDialog.module.css'

type TotpCodeDialogProps = {
  setup: TotpSetup
  onDone: (added: AddedFactor) => void
  onClose: () => void
}

const validate = ({ code }: { code: string }) => ({
  code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : 'Le code a six chiffres',
})

/** Shows the secret to the app, and checks that the app shows the right codes. */
export function TotpCodeDialog({ setup, onDone, onClose }: TotpCodeDialogProps) {
  const form = useForm({ initialValues: { code: '' }, validate })
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useSecondFactorChange(confirmTotpSetup)

  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const submit = form.handleSubmit(isPending, (onError) =>
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
    )
    submit(event)
  }

  return (
    <Dialog
      title="Lire le code QR"
      intro={
        <p>
          Ajoutez un compte dans l’application et visez cette image, ou recopiez la clé
          dessous&nbsp;; puis indiquez le code que l’application affiche.
        </p>
      }
      isBusy={isPending}
      onClose={onClose}
    >
      <QrCode text={setup.uri} label="Code QR pour l’application d’authentification" />
      <p>
        Clé à recopier&nbsp;:{' '}
        <code className={styles.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && !form.errors.code && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
        <TextField
          label="Code à six chiffres"
          error={form.errors.code}
          {...form.getFieldProps('code')}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <DialogButtons action="Valider" busy="Vérification…" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
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
