import { useId } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'

type CheckboxProps = {
  label: string
  hint: string
  isChecked: boolean
  /** Missing for a choice that cannot be changed. */
  onChange?: ((isChecked: boolean) => void) | undefined
  className?: string
}

/** A checkbox with its explanation below. */
export function Checkbox({ label, hint, isChecked, onChange, className }: CheckboxProps) {
  const id = useId()
  return (
    <Frame className={className}>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          disabled={!onChange}
          aria-describedby={id}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        {label}
      </label>
      <p id={id}>{hint}</p>
    </Frame>
  )
}

const Frame = styled.div`
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 2.75rem;
    font-weight: 600;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.colors.accent};
  }
`
