import type { ComponentProps } from 'react'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'

type PasskeyNameFieldProps = {
  hint?: string
  error: string | undefined
  inputProps: ComponentProps<typeof Input>
}

export function PasskeyNameField({ inputProps, ...field }: PasskeyNameFieldProps) {
  return (
    <Field label="Nom de la clé" {...field}>
      {(control) => <Input {...control} {...inputProps} type="text" autoComplete="off" required />}
    </Field>
  )
}
