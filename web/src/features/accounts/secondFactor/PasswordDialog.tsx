import type { ReactNode } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { useForm } from '@web/lib/hooks/useForm'
import { CurrentPasswordField, FormDialog, validateCurrentPassword } from '../FormDialog'
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
    <FormDialog
      {...{ title, intro, action, onClose }}
      message={error && !form.errors.motDePasseActuel && toFrenchMessage(error)}
      busy="Un instant…"
      isBusy={isPending}
      onSubmit={handleSubmit}
    >
      <CurrentPasswordField {...form.getFieldProps('motDePasseActuel')} />
    </FormDialog>
  )
}
