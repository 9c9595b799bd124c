import { useState } from 'react'
import { TextField, type TextFieldProps } from '@web/ui/TextField'
import { TextButton } from '@web/ui/links/TextLink'

/** A password, which can be shown; `children` stand between it and the button that shows it. */
export function PasswordField({ children, ...field }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {children}
      <TextButton onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
      </TextButton>
    </div>
  )
}
