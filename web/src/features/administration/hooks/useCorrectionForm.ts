import { useState, type ChangeEvent } from 'react'
import type { PublishedRegard } from '../helpers/toPublishedRegard'
import { validateRegardForm } from '../helpers/validateRegardForm'

type FieldName = 'numero' | 'dateParution' | 'titre' | 'sommaire'
type FieldErrors = Partial<Record<FieldName, string>>

/** State of the correction form, with the current values as defaults. */
export function useCorrectionForm(regard: PublishedRegard) {
  const [values, setValues] = useState<Record<FieldName, string>>({
    numero: String(regard.numero),
    dateParution: regard.dateParution,
    titre: regard.titre,
    sommaire: regard.sommaire,
  })
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const validationErrors: FieldErrors = validateRegardForm(values)

  return {
    errors: { ...validationErrors, ...serverErrors },

    fieldProps: (name: FieldName) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value } = event.currentTarget
        setServerErrors(({ [name]: _settled, ...others }) => others)
        setValues((current) => ({ ...current, [name]: value }))
      },
    }),

    /** The data to send, or the name of the first invalid field. */
    check: () => {
      const [invalid] = Object.keys(validationErrors)
      if (invalid) return { invalid }
      return {
        correction: {
          id: regard.id,
          numero: Number(values.numero),
          dateParution: values.dateParution,
          titre: values.titre.trim() || null,
          sommaire: values.sommaire.trim() || null,
        },
      }
    },

    /** Assigns the server's error messages to the fields. */
    showServerErrors: (fieldErrors: { path: string; message: string }[]) =>
      setServerErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message]))),
  }
}
