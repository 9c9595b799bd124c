import type { SubmitEvent } from 'react'
import { ApiError } from '../../../lib/api/errors'
import { focusField } from '../../../lib/browser/focusField'

type SubmitOptions = {
  /** Of `useForm`. */
  form: {
    check: () => string | undefined
    showServerErrors: (fieldErrors: ApiError['fieldErrors']) => void
  }
  isBusy: boolean
  /** @param onError shows the errors of fields, and leads to the first one */
  send: (onError: (cause: Error) => void) => void
}

/** Creates the submit handler of a form whose fields the server checks too. */
export const createSubmitHandler =
  ({ form, isBusy, send }: SubmitOptions) =>
  (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { elements } = event.currentTarget
    const invalid = form.check()
    if (invalid) {
      focusField(elements, invalid)
      return
    }
    send((cause) => {
      if (!(cause instanceof ApiError)) return
      form.showServerErrors(cause.fieldErrors)
      focusField(elements, cause.fieldErrors[0]?.path)
    })
  }
