import type { TextareaField, TextField } from 'payload'

import { typesetText } from './typography/typesetFields'
import { typeset } from './typography/typeset'
import { lazyDefault } from './lazyDefault'

interface TextFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
  /** What the site starts with, as typed on a keyboard. */
  defaultValue?: string
  /** What the dashboard asks for while the field is empty. */
  isExpected?: boolean
}

/** One line, set in French typography when it is saved. */
export const textField = (options: TextFieldOptions): TextField => ({
  type: 'text',
  ...baseTextField(options),
})

/** A few lines. */
export const textareaField = (options: TextFieldOptions): TextareaField => ({
  type: 'textarea',
  ...baseTextField(options),
})

function baseTextField({
  name,
  label,
  description,
  required = false,
  defaultValue,
  isExpected,
}: TextFieldOptions) {
  return {
    name,
    label,
    required,
    ...lazyDefault(defaultValue === undefined ? undefined : typeset(defaultValue)),
    admin: { ...(description ? { description } : {}) },
    custom: { isExpected },
    hooks: { beforeValidate: [typesetText] },
  }
}
