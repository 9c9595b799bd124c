import type { ChangeEventHandler } from 'react'
import styled from 'styled-components'
import { theme } from '../../../../theme/theme'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'

const choices = [
  { value: 'maintenant', label: 'Tout de suite' },
  { value: 'prevue', label: 'À une date choisie' },
  { value: 'brouillon', label: 'Plus tard\u00a0: garder en brouillon' },
]

type ParutionFieldsProps = {
  getFieldProps: (name: 'parution' | 'prevueLe') => {
    name: string
    value: string
    onChange: ChangeEventHandler<HTMLInputElement>
    onBlur: () => void
  }
  parution: string
  error: string | undefined
  isDisabled: boolean
}

/** When a new issue appears on the site: at once, at a planned time, or later. */
export function ParutionFields({
  getFieldProps,
  parution,
  error,
  isDisabled,
}: ParutionFieldsProps) {
  return (
    <Choices disabled={isDisabled}>
      <legend>Parution sur le site</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            {...getFieldProps('parution')}
            type="radio"
            value={value}
            checked={parution === value}
          />
          {label}
        </label>
      ))}
      {parution === 'prevue' && (
        <Field label="Jour et heure (de Paris)" error={error}>
          {(control) => (
            <Input {...control} {...getFieldProps('prevueLe')} type="datetime-local" required />
          )}
        </Field>
      )}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${theme.space.xs};
    font-weight: 600;
  }

  & > label {
    display: flex;
    gap: ${theme.space.xs};
    align-items: center;
    min-height: 1.75rem;
  }

  & input[type='radio'] {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 1px solid ${theme.colors.field};
    border-radius: 50%;
    background: ${theme.colors.surface};
    appearance: none;
  }

  & input[type='radio']:checked {
    border: 0.4375rem solid ${theme.colors.accentText};
  }
`
