import type { ComponentProps } from 'react'
import { Field } from './Field'
import { Input } from './Input'

export type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  ComponentProps<typeof Input>

/** A field of one line: its label, input, hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
