import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field'
import { Input } from '../../ui/Input'

type CurrentPasswordFieldProps = {
  error: string | undefined
  inputProps: ComponentProps<typeof Input>
}

/** The current password, which every change of the account's protection asks for. */
export function CurrentPasswordField({ error, inputProps }: CurrentPasswordFieldProps) {
  return (
    <Field label="Mot de passe actuel" error={error}>
      {(control) => (
        <Input
          {...control}
          {...inputProps}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  )
}
