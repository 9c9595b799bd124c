import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'
import { TextField, type TextFieldProps } from '@web/ui/TextField'
import styles from './FormDialog.module.css'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'role' | 'size'> & {
  /** Above the form. */
  lead?: ReactNode
  /** Why it was not sent, above its fields. */
  message: ReactNode
  onSubmit: ComponentProps<'form'>['onSubmit']
  /** Label of the button that sends the form, and its label meanwhile. */
  action: string
  busy: string
}

/** A dialog with the fields of a form, and its buttons. */
export function FormDialog(props: FormDialogProps) {
  const { lead, message, onSubmit, action, busy, children, ...dialog } = props
  const { isBusy = false, onClose } = dialog
  return (
    <Dialog {...dialog}>
      {lead}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {message && <Notice variant="danger">{message}</Notice>}
        {children}
        <DialogActions>
          <Button data-look="secondary" disabled={isBusy} onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? busy : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
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
