import type { ChangeEventHandler } from 'react'
import type { FormErrors } from '../../../../lib/hooks/useForm'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'
import { Textarea } from '../../Textarea'

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
  const sommaire = getFieldProps('sommaire')
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
            {...sommaire}
            rows={countRows(sommaire.value)}
            maxLength={5000}
            readOnly={isReadOnly}
          />
        )}
      </Field>
    </>
  )
}

const minRows = 5
const maxRows = 30
const lettersInRow = 60

/** Rows in which a text is seen whole, for browsers without `field-sizing`. */
function countRows(text: string): number {
  const rows = text.split('\n').map(({ length }) => Math.max(Math.ceil(length / lettersInRow), 1))
  const count = rows.reduce((sum, one) => sum + one, 0)
  return Math.min(Math.max(count, minRows), maxRows)
}

const joinHints = (hint: string, more: string | undefined): string =>
  more ? `${hint.replace(/\.$/, '')}. ${more}` : hint
