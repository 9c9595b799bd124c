import { type ComponentProps, useId, type ReactNode } from 'react'
import { Input } from './Input'
import { SmallText } from './texts'
import { withWholeWords } from './withWholeWords'
import styles from './TextField.module.css'

type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  hint?: string
  /** Error message below the control, referenced by aria-describedby; undefined when valid. */
  error?: string | undefined
  /** Renders the control with its ID and ARIA attributes. */
  children: (control: ControlProps) => ReactNode
}

/** A form field: label, control, hint and error, associated for assistive technology. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-aide`
  const errorId = `${id}-erreur`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {withWholeWords(label)}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && <SmallText id={hintId}>{hint}</SmallText>}
      {error && (
        <p className={styles.errorText} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  ComponentProps<typeof Input>

/** A field of one line: its label, input, hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
