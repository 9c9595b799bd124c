import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { ApiError } from '../api/errors'
import { focusField } from '../browser/focusField'

/** A message for each invalid field. */
export type FormErrors<Name extends string> = { [Key in Name]?: string | undefined }

type FormOptions<Name extends string> = {
  initialValues: Record<Name, string>
  validate: (values: Record<NoInfer<Name>, string>) => FormErrors<NoInfer<Name>>
  /** Shows errors while typing, not only in fields that were left; for a form that starts valid. */
  isEager?: boolean
}

/** Props of a `TextField` of a form. */
export type FieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** State of text fields: values, errors of those that were left, errors of the server. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { initialValues, validate, isEager = false } = options
  const [values, setValues] = useState(initialValues)
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})

  const names = Object.keys(initialValues) as Name[]
  const faults = validate(values)
  const errors: FormErrors<Name> = {}
  for (const name of names)
    errors[name] = serverErrors[name] ?? (isEager || touched.has(name) ? faults[name] : undefined)

  const clearServerError = (name: string) =>
    setServerErrors(({ [name]: _settled, ...others }) => others)

  /** Shows the errors of all fields. @returns the name of the first invalid one */
  const check = (): Name | undefined => {
    setTouched(new Set(names))
    return names.find((name) => faults[name])
  }

  const showServerErrors = (fieldErrors: ApiError['fieldErrors']) =>
    setServerErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))

  return {
    values,
    errors,
    /** Errors of the server, by its field names: a form may name its own fields otherwise. */
    serverErrors,
    clearServerError,
    isValid: names.every((name) => !faults[name]),

    getFieldProps: (name: Name): FieldProps => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => {
        const { value } = event.currentTarget
        clearServerError(name)
        setValues((current) => ({ ...current, [name]: value }))
      },
      onBlur: () => setTouched((current) => new Set([...current, name])),
    }),

    check,
    showServerErrors,

    /**
     * Handler of the form's submit: leads to the first invalid field, or calls `send`.
     * @param send gets `onError`, which shows the server's errors of fields and leads to the first
     */
    handleSubmit:
      (isBusy: boolean, send: (onError: (cause: Error) => void) => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isBusy) return
        const { elements } = event.currentTarget
        const invalid = check()
        if (invalid) {
          focusField(elements, invalid)
          return
        }
        send((cause) => {
          if (!(cause instanceof ApiError)) return
          showServerErrors(cause.fieldErrors)
          focusField(elements, cause.fieldErrors[0]?.path)
        })
      },

    /** Sets some values, as their fields would. */
    setValues: (parts: Partial<Record<Name, string>>) => {
      setServerErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !(name in parts))),
      )
      setValues((current) => ({ ...current, ...parts }))
    },

    /** Starts anew with these values, without errors. */
    reset: (nextValues = initialValues) => {
      setValues(nextValues)
      setTouched(new Set())
      setServerErrors({})
    },
  }
}
