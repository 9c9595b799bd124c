import type { FieldProps } from '@web/lib/hooks/useForm'
import styled from 'styled-components'
import { Field, TextField } from '@web/ui/TextField'
import { Input } from '@web/ui/Input'
import { Textarea } from '../../Textarea'
import { optionalTexts, type TextValues } from '../publicationTypes'
import styles from './RegardFields.module.css'

type RegardTextFieldsProps = {
  getFieldProps: (name: keyof TextValues) => FieldProps
  /** More below a field. */
  hints: Partial<TextValues>
  /** Whether the issue is new, which the form of a page adds; a dialog corrects the others. */
  isNew: boolean
  /** Whether the form is being sent: the fields are locked. */
  isBusy: boolean
}

/** Number and date, which an issue must have, and its optional texts. */
export function RegardTextFields(props: RegardTextFieldsProps) {
  const { getFieldProps, hints, isNew, isBusy } = props
  const lock = isNew ? { disabled: isBusy } : { readOnly: isBusy }
  return (
    <>
      <Row className={styles.row} $gap={isNew ? 'l' : 'm'}>
        <TextField
          label="Numéro"
          hint={hints.numero}
          {...getFieldProps('numero')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          placeholder={isNew ? 'Ex: 123' : undefined}
          required
          {...lock}
          onWheel={(event) => event.currentTarget.blur()}
        />
        <TextField
          label="Date de parution"
          hint={hints.dateParution}
          {...getFieldProps('dateParution')}
          type="date"
          required
          {...lock}
        />
      </Row>
      {optionalTexts.map(({ name, label, hint, maxLength, isMultiline }) => {
        const { error, ...field } = getFieldProps(name)
        return (
          <Field key={name} label={label} hint={joinHints(hint, hints[name])} error={error}>
            {(control) => {
              const input = { ...control, ...field, maxLength, readOnly: isBusy }
              return isMultiline ? (
                <Textarea {...input} rows={countRows(input.value)} />
              ) : (
                <Input {...input} autoComplete="off" />
              )
            }}
          </Field>
        )
      })}
    </>
  )
}

const Row = styled.div<{ $gap: 'm' | 'l' }>`
  gap: var(--space-${({ $gap }) => $gap});
`

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

const choices = [
  { value: 'maintenant', label: 'Tout de suite' },
  { value: 'prevue', label: 'À une date choisie' },
  { value: 'brouillon', label: 'Plus tard\u00a0: garder en brouillon' },
]

type ParutionFieldsProps = {
  getFieldProps: (name: 'parution' | 'prevueLe') => FieldProps
  isDisabled: boolean
}

/** When a new issue appears on the site: at once, at a planned time, or later. */
export function ParutionFields({ getFieldProps, isDisabled }: ParutionFieldsProps) {
  const { value: parution, error: _, ...choice } = getFieldProps('parution')
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>Parution sur le site</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input {...choice} type="radio" value={value} checked={parution === value} />
          {label}
        </label>
      ))}
      {parution === 'prevue' && (
        <TextField
          label="Jour et heure (de Paris)"
          {...getFieldProps('prevueLe')}
          type="datetime-local"
          required
        />
      )}
    </fieldset>
  )
}
