'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'

import { isFarAhead } from './toPublicationDay'
import './PublicationDay.css'

interface FieldProps {
  path: string
  field: { label?: string; required?: boolean }
  readOnly?: boolean
}

const toDay = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '')

/**
 * Field of the publication date: a calendar day. Payload's own field shows the moment at which it is
 * stored, noon UTC, in the browser's time zone, which is the next day from UTC+12 on.
 */
export function PublicationDay({ path, field, readOnly }: FieldProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path}`
  return (
    <div className={`field-type date-time-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={toDay(value)}
          readOnly={readOnly || disabled}
          aria-invalid={showError}
          onChange={({ target }) => setValue(target.value ? `${target.value}T12:00:00.000Z` : null)}
        />
        <FarDateWarning path={path} />
      </div>
    </div>
  )
}

/** Cell of the list: the same day, as dd/mm/yyyy. */
export function PublicationDayCell({ cellData }: { cellData?: unknown }) {
  return toDay(cellData).split('-').reverse().join('/')
}

/** Shown below the publication date: warns about a date months ahead, such as a mistyped year. */
function FarDateWarning({ path }: { path: string }) {
  const { value } = useField<string | undefined>({ path })

  return (
    <p className="far-date-warning" role="status">
      {value &&
        isFarAhead(value) &&
        'Cette date est dans plus d’un mois. Une fois enregistré, le numéro paraît tout de suite sur le site, en tête des numéros et marqué «\u00a0NOUVEAU\u00a0». Vérifiez le mois et l’année.'}
    </p>
  )
}
