import type { ReactNode, SubmitEvent } from 'react'
import { ApiError, toFrenchMessage } from '../../../lib/api/errors'
import { focusField } from '../../../lib/browser/focusField'
import { useForm } from '../../../lib/hooks/useForm'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { validateCurrentPassword } from '../helpers/validateCurrentPassword'
import { useSecondFactorChange } from '../queries/useSecondFactorChange'
import { CurrentPasswordField } from './CurrentPasswordField'
import { DialogForm } from './DialogForm'

type PasswordDialogProps<Result> = {
  title: string
  intro: ReactNode
  /** Label of the button that makes the change. */
  action: string
  /** Makes the change; throws ApiError. */
  send: (motDePasseActuel: string) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

const validate = ({ motDePasseActuel }: { motDePasseActuel: string }) => ({
  motDePasseActuel: validateCurrentPassword(motDePasseActuel),
})

/** Dialog of a change that only needs the current password. */
export function PasswordDialog<Result>(props: PasswordDialogProps<Result>) {
  const { title, intro, action, send, onDone, onClose } = props
  const form = useForm({ initialValues: { motDePasseActuel: '' }, validate })
  const { mutate, error, isPending } = useSecondFactorChange(send)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { elements } = event.currentTarget
    const invalid = form.check()
    if (invalid) {
      focusField(elements, invalid)
      return
    }
    mutate(form.values.motDePasseActuel, {
      onSuccess: onDone,
      onError: (cause) => {
        if (!(cause instanceof ApiError)) return
        form.showServerErrors(cause.fieldErrors)
        focusField(elements, cause.fieldErrors[0]?.path)
      },
    })
  }

  return (
    <Dialog title={title} intro={intro} isBusy={isPending} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit} noValidate>
        {error && !form.errors.motDePasseActuel && (
          <Notice variant="danger">{toFrenchMessage(error)}</Notice>
        )}
        <CurrentPasswordField
          error={form.errors.motDePasseActuel}
          inputProps={form.getFieldProps('motDePasseActuel')}
        />
        <DialogActions>
          <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Un instant…' : action}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
