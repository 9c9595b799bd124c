import type { ChangeEventHandler } from 'react'
import type { FormErrors } from '../../../lib/hooks/useForm'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Textarea } from './Textarea'

type TextName = 'titre' | 'sommaire'

type RegardTextFieldsProps = {
  getFieldProps: (name: TextName) => {
    name: string
    value: string
    onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  }
  errors: FormErrors<TextName>
  /** Hint below a field; undefined for none. */
  getHint?: (name: TextName) => string | undefined
  isReadOnly: boolean
}

export function RegardTextFields({
  getFieldProps,
  errors,
  getHint = () => undefined,
  isReadOnly,
}: RegardTextFieldsProps) {
  return (
    <>
      <Field label="Titre" hint={joinHints('Facultatif', getHint('titre'))} error={errors.titre}>
        {(control) => (
          <Input
            {...control}
            {...getFieldProps('titre')}
            maxLength={200}
            readOnly={isReadOnly}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Sommaire"
        hint={joinHints('Facultatif. Les retours à la ligne sont gardés.', getHint('sommaire'))}
        error={errors.sommaire}
      >
        {(control) => (
          <Textarea
            {...control}
            {...getFieldProps('sommaire')}
            rows={5}
            maxLength={5000}
            readOnly={isReadOnly}
          />
        )}
      </Field>
    </>
  )
}

const joinHints = (hint: string, more: string | undefined): string =>
  more ? `${hint.replace(/\.$/, '')}. ${more}` : hint
