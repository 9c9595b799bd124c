import type { ChangeEventHandler } from 'react'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Textarea } from '../../../ui/Textarea'

type TextName = 'titre' | 'sommaire'

type RegardTextFieldsProps = {
  fieldProps: (name: TextName) => {
    name: string
    value: string
    onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  }
  errors: Partial<Record<TextName, string>>
  isReadOnly: boolean
}

/** The optional title and summary of an issue. */
export function RegardTextFields({ fieldProps, errors, isReadOnly }: RegardTextFieldsProps) {
  return (
    <>
      <Field label="Titre" hint="Facultatif" error={errors.titre}>
        {(control) => (
          <Input
            {...control}
            {...fieldProps('titre')}
            maxLength={200}
            readOnly={isReadOnly}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Sommaire"
        hint="Facultatif. Les retours à la ligne sont gardés."
        error={errors.sommaire}
      >
        {(control) => (
          <Textarea
            {...control}
            {...fieldProps('sommaire')}
            rows={5}
            maxLength={5000}
            readOnly={isReadOnly}
          />
        )}
      </Field>
    </>
  )
}
