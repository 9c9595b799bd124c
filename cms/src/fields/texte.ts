import type { TextareaField, TextField } from 'payload'

import { typesetText } from '../typography/typesetFields'
import { typeset } from '../typography/typeset'
import { startsWith } from './startsWith'

interface TexteOptions {
  name: string
  label: string
  description?: string
  required?: boolean
  /** What the site starts with, as typed on a keyboard. */
  defaultValue?: string
  /** What the dashboard asks for while the field is empty. */
  aCompleter?: boolean
}

/** One line, set in French typography when it is saved. */
export const ligne = (options: TexteOptions): TextField => ({ type: 'text', ...texte(options) })

/** A few lines. */
export const lignes = (options: TexteOptions): TextareaField => ({
  type: 'textarea',
  ...texte(options),
})

function texte({
  name,
  label,
  description,
  required = false,
  defaultValue,
  aCompleter,
}: TexteOptions) {
  return {
    name,
    label,
    required,
    ...startsWith(defaultValue === undefined ? undefined : typeset(defaultValue)),
    admin: { ...(description ? { description } : {}) },
    custom: { aCompleter },
    hooks: { beforeValidate: [typesetText] },
  }
}
