import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { SmallText } from './texts'

type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  hint?: string
  /** Error message below the control, referenced by aria-describedby; undefined when valid. */
  error: string | undefined
  /**
   * Renders the control with the ID and ARIA attributes that link it to its label, hint and error.
   */
  children: (control: ControlProps) => ReactNode
}

/** A form field: label, control, hint and error, associated for assistive technology. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-aide`
  const errorId = `${id}-erreur`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && <SmallText id={hintId}>{hint}</SmallText>}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
`

const Label = styled.label`
  font-weight: 600;
`

const ErrorText = styled.p`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`
