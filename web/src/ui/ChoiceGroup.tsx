import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

type ChoiceGroupProps<Value extends string> = {
  legend: string
  value: Value
  options: { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** A choice among a few, side by side; radio buttons for the keyboard and for screen readers. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, value, options, onChange } = props
  const name = useId()
  return (
    <Group>
      <legend>{legend}</legend>
      <Row>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Row>
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space.xs};
    color: ${theme.colors.muted};
    font-size: ${theme.fontSizes.small};
    font-weight: 600;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

const Choice = styled.label`
  position: relative;
  flex: 1 1 auto;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & > span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 2.75rem;
    padding: ${theme.space.xxs} ${theme.space.xs};
    border: 2px solid ${theme.colors.line};
    border-radius: ${theme.radii.medium};
    background: ${theme.colors.surface};
    color: ${theme.colors.ink};
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
  }

  ${media.hover} {
    &:hover > span {
      border-color: ${theme.colors.field};
    }
  }

  & > input:checked + span {
    border-color: ${theme.colors.accentText};
    color: ${theme.colors.accentText};
  }

  & > input:focus-visible + span {
    outline: 3px solid ${theme.colors.indigoText};
    outline-offset: 3px;
  }

  ${media.forcedColors} {
    & > input:checked + span {
      border-width: 4px;
    }
  }
`
