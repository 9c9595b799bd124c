import { useState, type ComponentProps } from 'react'
import { Field } from '@web/ui/Field'
import { Input } from '@web/ui/Input'
import { TextButton } from '@web/ui/links/TextLink'

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & {
  inputProps: ComponentProps<typeof Input>
  children?: ComponentProps<'div'>['children']
}

/** A password, which can be shown; `children` stand between it and the button that shows it. */
export function PasswordField({ inputProps, children, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Field {...field}>
        {(control) => (
          <Input
            {...control}
            {...inputProps}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {children}
      <TextButton onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
      </TextButton>
    </div>
  )
}
