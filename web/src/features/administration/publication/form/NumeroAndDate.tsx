import type { ChangeEventHandler } from 'react'
import styled from 'styled-components'
import type { FormErrors } from '../../../../lib/hooks/useForm'
import { media } from '../../../../theme/media'
import { theme } from '../../../../theme/theme'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'

type FieldName = 'numero' | 'dateParution'

type NumeroAndDateProps = {
  getFieldProps: (name: FieldName) => {
    name: string
    value: string
    onChange: ChangeEventHandler<HTMLInputElement>
  }
  errors: FormErrors<FieldName>
  isReadOnly: boolean
}

/** The two fields that an issue must have. */
export function NumeroAndDate({ getFieldProps, errors, isReadOnly }: NumeroAndDateProps) {
  return (
    <Row>
      <Field label="Numéro" error={errors.numero}>
        {(control) => (
          <Input
            {...control}
            {...getFieldProps('numero')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            required
            readOnly={isReadOnly}
            onWheel={(event) => event.currentTarget.blur()}
          />
        )}
      </Field>
      <Field label="Date de parution" error={errors.dateParution}>
        {(control) => (
          <Input
            {...control}
            {...getFieldProps('dateParution')}
            type="date"
            required
            readOnly={isReadOnly}
          />
        )}
      </Field>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.from('small')} {
    grid-template-columns: 1fr 1fr;
  }
`
