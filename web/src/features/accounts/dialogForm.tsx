import type { ComponentProps } from 'react'
import { createBlock } from '@web/ui/createBlock'
import { Button } from '@web/ui/Button'
import { DialogActions } from '@web/ui/Dialog'
import { Field } from '@web/ui/Field'
import { Input } from '@web/ui/Input'
import styles from './dialogForm.module.css'

export const DialogForm = createBlock('form', styles.form)

type DialogButtonsProps = {
  action: string
  busy: string
  isBusy: boolean
  onClose: () => void
}

export function DialogButtons({ action, busy, isBusy, onClose }: DialogButtonsProps) {
  return (
    <DialogActions>
      <Button type="button" data-look="secondary" disabled={isBusy} onClick={onClose}>
        Annuler
      </Button>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </DialogActions>
  )
}

type CurrentPasswordFieldProps = {
  error: string | undefined
  inputProps: ComponentProps<typeof Input>
}

/** The current password, required for every change of the account's protection. */
export function CurrentPasswordField({ error, inputProps }: CurrentPasswordFieldProps) {
  return (
    <Field label="Mot de passe actuel" error={error}>
      {(control) => (
        <Input
          {...control}
          {...inputProps}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  )
}

/** Validates the current password. @returns the error message; undefined if there is one */
export const validateCurrentPassword = (value: string): string | undefined =>
  value ? undefined : 'Le mot de passe est requis'
