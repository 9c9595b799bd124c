import { createBlock } from '@web/ui/createBlock'
import { Button } from '@web/ui/Button'
import { DialogActions } from '@web/ui/Dialog'
import { TextField, type TextFieldProps } from '@web/ui/TextField'
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
      <Button data-look="secondary" disabled={isBusy} onClick={onClose}>
        Annuler
      </Button>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </DialogActions>
  )
}

/** The current password, required for every change of the account's protection. */
export function CurrentPasswordField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Mot de passe actuel"
      {...props}
      type="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}

/** Validates the current password. @returns the error message; undefined if there is one */
export const validateCurrentPassword = (value: string): string | undefined =>
  value ? undefined : 'Le mot de passe est requis'
