import type { ReactNode } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { useForm } from '@web/lib/hooks/useForm'
import { Dialog } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'
import {
  CurrentPasswordField,
  DialogButtons,
  DialogForm,
  validateCurrentPassword,
} from '../dialogForm'
import { useSecondFactorChange } from './secondFactor'

type PasswordDialogProps<Result> = {
  title: string
  intro: ReactNode
  action: string
  /** Makes the change; throws ApiError. */
  send: (motDePasseActuel: string) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

const validate = ({ motDePasseActuel }: { motDePasseActuel: string }) => ({
  motDePasseActuel: validateCurrentPassword(motDePasseActuel),
})

export function PasswordDialog<Result>(props: PasswordDialogProps<Result>) {
  const { title, intro, action, send, onDone, onClose } = props
  const form = useForm({ initialValues: { motDePasseActuel: '' }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(send)

  const handleSubmit = form.handleSubmit(isPending, (onError) =>
    mutate(form.values.motDePasseActuel, { onSuccess: onDone, onError }),
  )

  return (
    <Dialog title={title} intro={intro} isBusy={isPending} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && !form.errors.motDePasseActuel && (
          <Notice variant="danger">{toFrenchMessage(error)}</Notice>
        )}
        <CurrentPasswordField
          error={form.errors.motDePasseActuel}
          {...form.getFieldProps('motDePasseActuel')}
        />
        <DialogButtons action={action} busy="Un instant…" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  )
}
