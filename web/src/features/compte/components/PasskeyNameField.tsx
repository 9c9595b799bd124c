import type { ComponentProps } from 'react'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'

type PasskeyNameFieldProps = {
  hint?: string
  error: string | undefined
  /** Of `useForm`. */
  inputProps: ComponentProps<typeof Input>
}

/** The name by which the owner recognizes a passkey. */
export function PasskeyNameField({ inputProps, ...field }: PasskeyNameFieldProps) {
  return (
    <Field label="Nom de la clé" {...field}>
      {(control) => <Input {...control} {...inputProps} type="text" autoComplete="off" required />}
    </Field>
  )
}
